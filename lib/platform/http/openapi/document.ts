import { z } from 'zod';
import type { FieldWords } from '@/lib/diagnostic/rules/contact';
import { beaconSchema } from '@/lib/funnel/rules/events';
import { claimSchema, contactSchema, purchaseSchema } from '@/lib/shop/rules/checkout';
import { ANSWERS, FORMS } from './answers';
import { DIAGNOSTIC_ANSWERS, diagnosticBodies, DIAGNOSTIC_CALLS } from '@/lib/diagnostic/openapi';
import { HOUSE } from './house';
import { LETTERS } from './letters';
import type { Operation } from './operation';
import { SHOP } from './shop';

export type OpenApi = {
  openapi: '3.1.0';
  info: Record<'title' | 'version' | 'description', string>;
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
};

type Setting = { brand: string; siteUrl: string; fieldWords: FieldWords };

/**
 * Every endpoint under /api in OpenAPI 3.1. Bodies are the zod schemas that the verbs read them with; what those check
 * beyond JSON Schema (such as the form of an e-mail address) is not in it.
 */
export function openApi({ brand, siteUrl, fieldWords }: Setting): OpenApi {
  const bodies = {
    ...diagnosticBodies(fieldWords),
    Beacon: beaconSchema,
    Purchase: purchaseSchema,
    Contact: contactSchema,
    ClaimRequest: claimSchema,
    ...FORMS,
  };
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand} API`,
      version: '1',
      description:
        'What the pages of this site call. Calls that change something are taken from its own pages and from programs ' +
        'that are no page; how often is limited per network.',
    },
    servers: [{ url: siteUrl }],
    paths: { ...DIAGNOSTIC_CALLS, ...SHOP, ...LETTERS, ...HOUSE },
    components: {
      schemas: { ...jsonSchemas(bodies), ...jsonSchemas({ ...ANSWERS, ...DIAGNOSTIC_ANSWERS }) },
    },
  };
}

function jsonSchemas(schemas: Record<string, z.ZodType>): Record<string, object> {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
      return [name, rest];
    }),
  );
}
