import { z } from 'zod';
import { DIAGNOSTIC_ANSWERS, diagnosticBodies, DIAGNOSTIC_CALLS } from '@/lib/diagnostic/openapi';
import type { FieldWords } from '@/lib/diagnostic/rules/contact';
import { FUNNEL_BODIES, FUNNEL_CALLS } from '@/lib/funnel/openapi';
import { SHOP_ANSWERS, SHOP_BODIES, SHOP_CALLS } from '@/lib/shop/openapi';
import { YOUR_DATA_BODIES, YOUR_DATA_CALLS } from '@/lib/your-data/openapi';
import { ANSWERS } from './answers';
import { SITE } from './site';
import type { Calls } from './operation';

export type OpenApi = {
  openapi: '3.1.0';
  info: Record<'title' | 'version' | 'description', string>;
  servers: { url: string }[];
  paths: Calls;
  components: { schemas: Record<string, object> };
};

/** Every call of the API. */
export const CALLS: Calls = {
  ...DIAGNOSTIC_CALLS,
  ...FUNNEL_CALLS,
  ...SHOP_CALLS,
  ...YOUR_DATA_CALLS,
  ...SITE,
};

type Setting = { brand: string; siteUrl: string; fieldWords: FieldWords };

/**
 * Every endpoint under /api in OpenAPI 3.1. Bodies are the zod schemas that the verbs read them with; what
 * those check beyond JSON Schema (such as the form of an e-mail address) is not in it.
 */
export function openApi({ brand, siteUrl, fieldWords }: Setting): OpenApi {
  const bodies = { ...diagnosticBodies(fieldWords), ...FUNNEL_BODIES, ...SHOP_BODIES, ...YOUR_DATA_BODIES };
  const answers = { ...ANSWERS, ...DIAGNOSTIC_ANSWERS, ...SHOP_ANSWERS };
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand} API`,
      version: '1',
      description:
        'What this site’s pages call. The API accepts calls that change something from its own pages and from programs ' +
        'that aren’t web pages. Each network has a limit on how often.',
    },
    servers: [{ url: siteUrl }],
    paths: CALLS,
    components: { schemas: { ...jsonSchemas(bodies), ...jsonSchemas(answers) } },
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
