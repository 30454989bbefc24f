import type { z } from 'zod';
import { mailDiagnosticSchema } from '@/lib/diagnostic/content/mails';
import { questionnaireSchema } from '@/lib/diagnostic/content/questionnaire';
import { recommendationsSchema } from '@/lib/diagnostic/content/recommendations';
import { resultsSchema } from '@/lib/diagnostic/content/results';
import { teamRoomSchema } from '@/lib/diagnostic/content/team-room';
import { mailFrameSchema } from '@/lib/mail/content';
import { mailBuyerSchema, mailOwnerSchema } from '@/lib/shop/content/mails';
import { ordersSchema } from '@/lib/shop/content/orders';
import { productSchema, type Product } from '@/lib/shop/content/product';
import { toolboxSchema } from '@/lib/shop/content/toolbox';
import { mailYourDataSchema, yourDataSchema } from '@/lib/your-data/content';
import type { LegalPage, Page } from './pages';
import { bookingSchema, programmeSchema } from './schemas/programme';
import { claimsSchema } from './schemas/claims';
import { homeSchema } from './schemas/home';
import type { Known } from './schemas/building-blocks';
import { librarySchema, pageSchema } from './schemas/library';
import { messagesSchema } from './schemas/messages';
import { teamSchema, testimonialsSchema } from './schemas/people';
import { redirectsSchema } from './schemas/redirects';
import { siteSchema } from './schemas/site';
import type { AdviceBook } from '@/lib/diagnostic/rules/advice';
import type { PlaceholderItem } from './source';

/**
 * Every kind of file under content/: where it lies and what it has to look like. `many`: one for each name
 * in place of the asterisk. One that has no schema is a legal page (pages.ts). What they say has the shape
 * of this table.
 */
export const KINDS = {
  site: { path: 'site.yaml', schema: siteSchema },
  home: { path: 'home.yaml', schema: homeSchema },
  programme: { path: 'programme.yaml', schema: programmeSchema },
  testimonials: { path: 'testimonials.yaml', schema: testimonialsSchema },
  team: { path: 'team.yaml', schema: teamSchema },
  claims: { path: 'claims.yaml', schema: claimsSchema },
  booking: { path: 'booking.yaml', schema: bookingSchema },
  messages: { path: 'messages.yaml', schema: messagesSchema },
  toolbox: { path: 'toolbox.yaml', schema: toolboxSchema },
  orders: { path: 'orders.yaml', schema: ordersSchema },
  yourData: { path: 'your-data.yaml', schema: yourDataSchema },
  redirects: { path: 'redirects.yaml', schema: redirectsSchema },
  library: { path: 'library.yaml', schema: librarySchema },
  page: { path: 'pages/*.md', schema: pageSchema, many: true },
  product: { path: 'products/*/product.yaml', schema: productSchema, many: true },
  mail: {
    frame: { path: 'mail/frame.yaml', schema: mailFrameSchema },
    buyer: { path: 'mail/buyer.yaml', schema: mailBuyerSchema },
    owner: { path: 'mail/owner.yaml', schema: mailOwnerSchema },
    diagnostic: { path: 'mail/diagnostic.yaml', schema: mailDiagnosticSchema },
    yourData: { path: 'mail/your-data.yaml', schema: mailYourDataSchema },
  },
  diagnostic: {
    questionnaire: { path: 'diagnostic/questionnaire.yaml', schema: questionnaireSchema },
    recommendations: { path: 'diagnostic/recommendations.yaml', schema: recommendationsSchema },
    results: { path: 'diagnostic/results.yaml', schema: resultsSchema },
    teamRoom: { path: 'diagnostic/team-room.yaml', schema: teamRoomSchema },
  },
  legal: {
    privacyPolicy: { path: 'legal/privacy-policy.md' },
    termsOfService: { path: 'legal/terms-of-service.md' },
  },
} as const satisfies Table;

export type Kind = { path: string; schema?: (known: Known) => z.ZodType; many?: true };
type YamlKind = Kind & { schema: (known: Known) => z.ZodType };
type Table = { [id: string]: Kind | Table };

/**
 * What the files of a table say, once they are checked. Of which there are many, they are read on their own.
 */
type Written<Kinds> = {
  [Id in keyof Kinds as Kinds[Id] extends { many: true } ? never : Id]: Kinds[Id] extends {
    schema: (known: Known) => infer Schema;
  }
    ? z.infer<Schema>
    : Kinds[Id] extends { path: string }
      ? LegalPage
      : Written<Kinds[Id]>;
};

const isKind = (entry: Kind | Table): entry is Kind => typeof entry.path === 'string';
const listed = (table: Table): Kind[] =>
  Object.values(table).flatMap((entry) => (isKind(entry) ? [entry] : listed(entry)));

export const ALL_KINDS = listed(KINDS);
export const YAML_KINDS = ALL_KINDS.filter((kind): kind is YamlKind => kind.path.endsWith('.yaml'));

/** The table with what `read` makes of each kind in its place, but those of which there are many. */
export function readKinds(read: (kind: Kind) => unknown): Written<typeof KINDS> {
  const filled = (table: Table): object =>
    Object.fromEntries(
      Object.entries(table)
        .filter(([, entry]) => !entry.many)
        .map(([id, entry]) => [id, isKind(entry) ? read(entry) : filled(entry)]),
    );
  return filled(KINDS) as Written<typeof KINDS>;
}

/** What the files say of which there is one each. */
export type Files = Written<typeof KINDS>;

/** Everything marketers own, checked, with its placeholders filled in. */
export type Content = Files & {
  diagnostic: { advice: AdviceBook };
  /** The tools in the order of the bundle, then tools outside it, then the bundle. */
  products: Product[];
  /** No longer sold or shown; kept for those who bought them. */
  retired: Product[];
  /** Of content/pages, newest first. */
  pages: Page[];
  /** Placeholders. A site in production mode refuses to start while this list has entries. */
  placeholders: PlaceholderItem[];
};
