import { bookingSchema } from './schemas/booking';
import { claimsSchema } from './schemas/claims';
import { homeSchema } from './schemas/home';
import { mailBuyerSchema, mailFrameSchema, mailOwnerSchema } from './schemas/mail';
import { mailDiagnosticSchema } from '@/lib/diagnostic/content/mails';
import { mailRightsSchema } from './schemas/mail-rights';
import { messagesSchema } from './schemas/messages';
import { ordersSchema } from './schemas/orders';
import { teamSchema, testimonialsSchema } from './schemas/people';
import { productSchema } from './schemas/product';
import { programmeSchema } from './schemas/programme';
import { questionnaireSchema } from '@/lib/diagnostic/content/questionnaire';
import { recommendationsSchema } from '@/lib/diagnostic/content/recommendations';
import { redirectsSchema } from './schemas/redirects';
import { resultsSchema } from '@/lib/diagnostic/content/results';
import { siteSchema } from './schemas/site';
import { toolboxSchema } from './schemas/toolbox';
import { yourDataSchema } from './schemas/your-data';

/** The YAML files of which there is one each: where each lies under content/, and what it has to look like. */
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
  mailFrame: { path: 'mail/frame.yaml', schema: mailFrameSchema },
  mailBuyer: { path: 'mail/buyer.yaml', schema: mailBuyerSchema },
  mailOwner: { path: 'mail/owner.yaml', schema: mailOwnerSchema },
  mailDiagnostic: { path: 'mail/diagnostic.yaml', schema: mailDiagnosticSchema },
  mailRights: { path: 'mail/rights.yaml', schema: mailRightsSchema },
  redirects: { path: 'redirects.yaml', schema: redirectsSchema },
  questionnaire: { path: 'diagnostic/questionnaire.yaml', schema: questionnaireSchema },
  recommendations: { path: 'diagnostic/recommendations.yaml', schema: recommendationsSchema },
  results: { path: 'diagnostic/results.yaml', schema: resultsSchema },
} as const;

export type Kind = keyof typeof KINDS;
export const KIND_IDS = Object.keys(KINDS) as Kind[];

/** The file of one product; there are as many as there are folders under content/products. */
export const PRODUCT_SCHEMA = productSchema;
