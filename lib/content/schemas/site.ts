import { z } from 'zod';
import { LEAD_WEBHOOK_EVENTS, LEAD_WEBHOOK_FIELDS } from '@/lib/diagnostic/rules/lead';
import { PAGE_PATHS } from '@/lib/kernel/pages';
import { fillKnown } from '@/lib/kernel/text';
import { PERIOD } from '@/lib/your-data/rules/retention';
import { byId, placeholder, strict, text, texts } from './building-blocks';

const address = z.url({ protocol: /^https$/, error: 'must be a full address that begins with https://' });

/** An address outside this site. Only the address itself reaches the pages. */
const outsideLink = strict({ url: address, placeholder }).transform(({ url }) => url);

const parameter = z.string().regex(/^[A-Za-z][\w.-]*$/, 'must be the name of a field in an address.');

/** How the calendar's address takes name and e-mail. Null fields: it is not given them. */
const scheduler = strict({
  prefill: z
    .boolean()
    .describe(
      'true: the calendar opens with name and email, in the tab in which the diagnostic was taken. The privacy policy says so: change it there, too.',
    ),
  fields: byId(['name', 'email'], parameter).describe(
    'What the calendar calls them in its address: name and email, at Cal.com and at Calendly.',
  ),
}).transform(({ prefill, fields }) => ({ fields: prefill ? fields : null }));

const leadWebhook = strict({
  events: z
    .array(z.enum(LEAD_WEBHOOK_EVENTS))
    .refine((events) => new Set(events).size === events.length, 'must name each event once.')
    .describe('Which events the webhook is told of: diagnostic.completed, lead.'),
  fields: z
    .array(z.enum(LEAD_WEBHOOK_FIELDS))
    .min(1)
    .refine((fields) => new Set(fields).size === fields.length, 'must name each field once.')
    .describe('What the webhook is told of a lead.'),
});

/** A script that counts visits and sets no cookie, such as Plausible's. */
const counter = strict({
  script: address.describe('The address of its script.'),
  data: z
    .record(z.string().regex(/^[a-z][a-z-]*$/, 'must be small letters and hyphens.'), z.string().min(1))
    .describe('What its script is told: domain: example.com becomes data-domain="example.com".'),
  sendsTo: address.optional().describe('Where it sends what it counts, unless to where its script is.'),
}).transform(({ script, data, sendsTo = script }) => ({
  script,
  data,
  origins: { script: new URL(script).origin, calls: new URL(sendsTo).origin },
}));

const social = strict({
  id: z.enum(['linkedin', 'youtube', 'instagram']).describe('Which icon is drawn.'),
  label: text(),
  url: address,
  placeholder,
});

const footer = strict({
  mission: text(),
  copyrightYear: z.int(),
  copyright: text({ holds: ['copyrightYear'] }),
  ...texts('privacyPolicy', 'termsOfService', 'findPurchase'),
  ...byId(['diagnostic', 'program', 'bookCall', 'toolbox'], text()).shape,
  social: z.array(social),
}).transform((footer) => ({
  ...footer,
  // A brand that is missing is told where it belongs, and not by a hole here.
  copyright: fillKnown(footer.copyright, new Map([['copyrightYear', String(footer.copyrightYear)]])),
}));

/** What search engines and browser tabs show of a page. */
const page = strict({
  title: text({ characters: 70 }).describe(
    'Browser tab and search result: up to 60 characters where possible.',
  ),
  description: text({ characters: 170 }).describe('Search result: up to 155 characters where possible.'),
  index: z.boolean().describe('false keeps the page out of search engines and the sitemap.'),
});

const HEADER = [
  'home',
  'toolbox',
  'testimonials',
  'newsletter',
  'program',
  'bookCall',
  'team',
  'diagnostic',
  'seeAllTools',
  'fallbackToolTitle',
  'fallbackToolDescription',
  'menu',
  'close',
  'navigation',
] as const;

const period = text().refine(
  (value) => PERIOD.test(value),
  'must be a period, such as 30 days, 24 months or 7 years.',
);
const retention = strict({
  ...byId(['draft', 'draftContact', 'newsletter', 'logs'], text()).shape,
  ...byId(['assessments', 'orders', 'unconfirmed'], period).shape,
  // What was sent is known by its row, and the digest of a day is due for three.
  mails: period.refine(
    (value) => !/^[12] days?$/.test(value),
    'must be 3 days or more, so that no mail is sent a second time.',
  ),
  // As long as browsers keep the key of an answer (lib/diagnostic/browser/team-answers.ts): without it
  // somebody answers twice.
  teamRooms: text().refine(
    (value) => /^([12]?[1-9]|[12]0|30) days?$/.test(value),
    'must be 1 to 30 days: no browser keeps the key of its answer for longer.',
  ),
});

/** Whether clocks can be read by it. */
const isZone = (name: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    return false;
  }
};

/** content/site.yaml */
export const siteSchema = () =>
  strict({
    brand: byId(['name', 'subtitle', 'product', 'logoAlt'], text()).describe(
      'The only place that names the brand. Everywhere else write {brand}, {subtitle} or {product}; {email}, {refundDays}, {legal.date}, {retention.orders}, {claim.<id>} and {count.tools} are filled in, too.',
    ),
    contact: strict({ email: z.email(), placeholder }).describe('The address visitors write to.'),
    links: byId(['scheduler', 'newsletter', 'tracker'], outsideLink),
    scheduler,
    leadWebhook: leadWebhook.describe(
      'What your own system is told, once the server’s settings name its address (docs/recipes/lead-webhook.md). The privacy policy says so: change it there, too.',
    ),
    header: byId(HEADER, text()),
    footer,
    words: byId(['skipToContent', 'newTab', 'close', 'notifications', 'loading', 'contents'], text()),
    timeZone: z
      .string()
      .refine(isZone, 'must be a time zone of the IANA list, such as America/New_York.')
      .describe('Where the firm is, by its name in the IANA list: when its Monday begins.'),
    holidays: z
      .array(
        z
          .string()
          .regex(/^(\d{4}-)?\d{2}-\d{2}$/, 'must be a day, as 2026-11-27, or as 12-25 for every year.'),
      )
      .describe(
        'Days on which no check-in of a plan falls: the next working day does. 12-25 is every December 25.',
      ),
    counter: counter
      .optional()
      .describe(
        'A counter of visits that sets no cookie, such as Plausible’s. Results, orders and what mails lead to never load it. The privacy policy says that nothing counts but the site itself: change it there, too.',
      ),
    payments: strict({
      stripeReceipt: z.boolean().describe('true: Stripe mails a receipt of its own beside ours.'),
      promotionCodes: z
        .boolean()
        .describe('true: Stripe’s page takes the promotion codes that you make in its Dashboard.'),
      automaticTax: z
        .boolean()
        .describe(
          'true: Stripe’s page adds the tax that is set up in its Dashboard. The form in our page adds none.',
        ),
      invoices: z
        .boolean()
        .describe('true: Stripe’s page asks for company and tax ID, and Stripe makes an invoice.'),
    }),
    notices: strict({
      email: z
        .email()
        .describe('Where the site writes to you: sales, disputes, orders on hold, emails that came back.'),
      eachSale: z.boolean().describe('false: no email for a sale, only for what needs you.'),
      dailyDigest: z
        .boolean()
        .describe('One email a day about finished diagnostics without a call, on days that have any.'),
      placeholder,
    }),
    legal: strict({
      placeholder,
      date: text().describe('The date at the top of both legal pages.'),
      legalName: text(),
      postalAddress: text(),
      taxId: text().describe('Printed on receipts.'),
      governingLaw: text(),
      courts: text(),
    }),
    refundDays: z.int().positive().describe('Days in which a buyer gets the money back.'),
    retention: retention.describe(
      'How long we keep what. The legal pages print these, and privacy -- purge deletes what is older.',
    ),
    pages: byId([...PAGE_PATHS, '404'], page).describe(
      'What search engines and browser tabs show. Each product has its own in its file.',
    ),
  });
