import { z } from 'zod';
import { apiRoutes } from '@/lib/kernel/api-routes';
import {
  ATTEMPT_KEY_HEADER,
  callsOf,
  empty,
  form,
  HTML_TYPE,
  json,
  JSON_TYPE,
  JSON_WRITE,
  jsonBody,
  NO_STORE,
  neededText,
  problem,
  refusedForm,
  READ,
  ref,
  seeOther,
  type Responses,
} from '@/lib/platform/http/openapi/operation';
import { claimSchema, contactSchema, hostedRequestSchema, paymentRequestSchema } from './rules/checkout';
import { CLAIM_STATUSES } from './rules/payment-status';

const text = z.string();
const list = z.array(text);

/** What is sent, by the names the document has for it: the schemas that the verbs read it with. */
export const SHOP_BODIES = {
  Purchase: paymentRequestSchema,
  HostedPurchase: hostedRequestSchema,
  Contact: contactSchema,
  ClaimRequest: claimSchema,
};

/** What is answered. Strict: what is not here must not be answered. */
export const SHOP_ANSWERS = {
  PriceChanged: z.strictObject({
    message: text.min(1),
    amount: z.int().positive().meta({ description: 'The correct price, in cents.' }),
  }),
  Product: z.strictObject({
    id: text.meta({ description: 'Its page’s slug.' }),
    title: text,
    description: text,
    type: z.enum(['digital', 'bundle']),
    category: text,
    price: z.int().positive().meta({ description: 'In cents of `currency`.' }),
    originalPrice: z.int().positive().nullable(),
    currency: text.length(3),
    recommended: z.boolean(),
    ...{ whatYouGet: list, benefits: list, features: list },
    imageUrl: text.nullable(),
  }),
  IntentBegun: z.strictObject({ clientSecret: text.regex(/^pi_\w+_secret_\w+$/), message: text }),
  Claim: z.strictObject({
    status: z.enum(CLAIM_STATUSES),
    order: text.nullable().meta({ description: 'The order page’s address, once it’s paid.' }),
    downloads: z.array(z.strictObject({ name: text, href: text, size: z.int().positive() })),
  }),
  EventTaken: z.strictObject({ outcome: z.enum(['recorded', 'seen', 'ignored']) }),
};

const CLIENT_SECRET = 'pi_plumbline_secret_example';
const page = (description: string) => ({
  description,
  content: { [HTML_TYPE]: { schema: { type: 'string' } } },
});
const LINK = neededText('path', 'token', 'Signed, good for a day.');
const EMAIL = { name: 'EmailForm', example: { email: 'ada@example.com' } };
const bytes = { '*/*': { schema: { type: 'string', format: 'binary' } } };
const CLOSED = 'Payments aren’t set up, or Stripe or the database isn’t answering.';
const GONE = 'The product isn’t for sale, or not anymore.';
const OTHER_CHOICE = 'The same key already came with a different choice.';
const closed = { '503': problem(CLOSED) };

const downloadAnswers = (content?: Responses[string]['content']): Responses => ({
  '200': { description: 'The file.', ...(content ? { content } : {}) },
  '206': { description: 'The part you asked for.', ...(content ? { content } : {}) },
  ...{ '304': empty('The caller already has it.'), '416': empty('There’s no such part.') },
  '403': page('The order doesn’t give access to files right now.'),
  '404': page('Not one of our links.'),
  '410': page('The link has expired, or the order no longer gives access to files.'),
  '503': problem('The database isn’t available.'),
  '500': {
    ...page('The file is missing.'),
    content: { ...page('').content, [JSON_TYPE]: { schema: ref('Problem') } },
  },
});

/** What is called to buy, and by Stripe. */
export const SHOP_CALLS = callsOf('shop', {
  [apiRoutes.products]: {
    get: {
      operationId: 'listProducts',
      summary: 'Everything for sale, in toolbox order.',
      responses: { '200': json('The products.', { type: 'array', items: ref('Product') }), ...READ },
    },
  },
  [apiRoutes.createPaymentIntent]: {
    post: {
      operationId: 'startCheckout',
      summary: 'Starts a purchase at the catalog price.',
      parameters: [ATTEMPT_KEY_HEADER],
      ...jsonBody('Purchase', { productId: 'goal-cascade-builder', amount: 100 }),
      responses: {
        '200': json('Payment can go ahead.', 'IntentBegun', NO_STORE),
        ...JSON_WRITE,
        ...closed,
        ...{ '404': problem(GONE), '422': problem(OTHER_CHOICE) },
        '409': json('The price has changed.', 'PriceChanged'),
      },
    },
  },
  [apiRoutes.createCheckoutSession]: form(
    'startHostedCheckout',
    'Starts a purchase on a page of Stripe’s.',
    { name: 'HostedPurchase', example: { productId: 'goal-cascade-builder' } },
    {
      ...{ '404': refusedForm(GONE), '422': refusedForm(OTHER_CHOICE), '503': refusedForm(CLOSED) },
      '400': refusedForm('A field is missing, or one too many.'),
      '303': seeOther('To Stripe’s page, or to the order’s where it is paid already.', '^(/|https?://)'),
    },
  ),
  [apiRoutes.orderContact]: {
    post: {
      operationId: 'recordContact',
      summary: 'Records where to email a purchase’s files, before it’s paid.',
      ...jsonBody('Contact', { clientSecret: CLIENT_SECRET, email: 'ada@example.com', amount: 100 }),
      responses: {
        '204': empty('Noted.'),
        ...JSON_WRITE,
        '404': problem('No purchase has this secret.'),
        '409': json('The price has changed, or it’s already paid.', {
          anyOf: [ref('PriceChanged'), ref('Problem')],
        }),
      },
    },
  },
  [apiRoutes.orderClaim]: {
    post: {
      operationId: 'claimOrder',
      summary: 'A payment’s status, for the browser that made it.',
      ...jsonBody('ClaimRequest', { clientSecret: CLIENT_SECRET }),
      responses: { '200': json('Its status.', 'Claim', NO_STORE), ...JSON_WRITE, ...closed },
    },
  },
  [apiRoutes.stripeWebhook]: {
    post: {
      operationId: 'takeEvent',
      summary: 'Takes a signed Stripe event. It has no call limit.',
      parameters: [neededText('header', 'Stripe-Signature', 'Stripe’s signature of the body.')],
      requestBody: {
        required: true,
        content: { [JSON_TYPE]: { schema: { type: 'object' }, example: { id: 'evt_example' } } },
      },
      responses: {
        '200': json('Recorded. The site works from the record.', 'EventTaken'),
        '400': problem('The signature is missing, wrong or too old.'),
        '413': problem('No event is that large.'),
        '500': problem('Something broke. Stripe will try again.'),
        '503': problem('The site has no webhook secret, or the database isn’t available.'),
      },
    },
  },
  [apiRoutes.findPurchase]: form(
    'requestPurchaseLinks',
    'Emails links to everything an address bought.',
    EMAIL,
  ),
  '/api/downloads/{token}': {
    get: {
      operationId: 'download',
      summary: 'A file from an order, whole or in part.',
      parameters: [LINK],
      responses: downloadAnswers(bytes),
    },
    head: {
      operationId: 'downloadHead',
      summary: 'The same, without the file.',
      parameters: [LINK],
      responses: downloadAnswers(),
    },
  },
});
