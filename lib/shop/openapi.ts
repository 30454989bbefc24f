import { z } from 'zod';
import { apiRoutes } from '@/lib/kernel/api-routes';
import {
  ATTEMPT_KEY_HEADER,
  type Calls,
  empty,
  form,
  HTML_TYPE,
  json,
  JSON_TYPE,
  JSON_WRITE,
  jsonBody,
  NO_STORE,
  pathText,
  problem,
  READ,
  ref,
  type Responses,
} from '@/lib/platform/http/openapi/operation';
import { claimSchema, contactSchema, paymentRequestSchema } from './rules/checkout';
import { CLAIM_STATUSES } from './rules/payment-status';

const tags = ['shop'];
const text = z.string();
const list = z.array(text);

/** What is sent, by the names the document has for it: the schemas that the verbs read it with. */
export const SHOP_BODIES = {
  Purchase: paymentRequestSchema,
  Contact: contactSchema,
  ClaimRequest: claimSchema,
};

/** What is answered. Strict: what is not here must not be answered. */
export const SHOP_ANSWERS = {
  PriceChanged: z.strictObject({
    message: text.min(1),
    amount: z.int().positive().meta({ description: 'The right price, in cents.' }),
  }),
  Product: z.strictObject({
    id: text.meta({ description: 'The slug of its page.' }),
    title: text,
    description: text,
    type: z.enum(['digital', 'bundle']),
    category: text,
    price: z.int().positive().meta({ description: 'In cents of `currency`.' }),
    originalPrice: z.int().positive().nullable(),
    currency: text.length(3),
    recommended: z.boolean(),
    whatYouGet: list,
    benefits: list,
    features: list,
    imageUrl: text.nullable(),
  }),
  IntentBegun: z.strictObject({ clientSecret: text.regex(/^pi_\w+_secret_\w+$/), message: text }),
  Claim: z.strictObject({
    status: z.enum(CLAIM_STATUSES),
    order: text.nullable().meta({ description: "The address of the order's page, once it is paid." }),
    downloads: z.array(z.strictObject({ name: text, href: text, size: z.int().positive() })),
  }),
  EventTaken: z.strictObject({ outcome: z.enum(['recorded', 'seen', 'ignored']) }),
};

const CLIENT_SECRET = 'pi_plumbline_secret_example';
const page = (description: string) => ({
  description,
  content: { [HTML_TYPE]: { schema: { type: 'string' } } },
});
const LINK = pathText('token', 'Signed, good for a day.');
const EMAIL = { name: 'EmailForm', example: { email: 'ada@example.com' } };
const bytes = { '*/*': { schema: { type: 'string', format: 'binary' } } };
const closed = { '503': problem('Payments are not set up, or Stripe or the database does not answer.') };

const downloadAnswers = (content?: Responses[string]['content']): Responses => ({
  '200': { description: 'The file.', ...(content ? { content } : {}) },
  '206': { description: 'The part that was asked for.', ...(content ? { content } : {}) },
  '304': empty('The caller has it already.'),
  '416': empty('There is no such part.'),
  '403': page('The order gives no files now.'),
  '404': page('No link of ours.'),
  '410': page('The link is too old, or the order gives no files any more.'),
  '503': problem('The database can do nothing just now.'),
  '500': {
    ...page('The file is missing.'),
    content: { ...page('').content, [JSON_TYPE]: { schema: ref('Problem') } },
  },
});

/** What is called to buy, and by Stripe. */
export const SHOP_CALLS: Calls = {
  [apiRoutes.products]: {
    get: {
      operationId: 'listProducts',
      summary: 'Everything that is sold, in the order of the toolbox.',
      tags,
      responses: { '200': json('The products.', { type: 'array', items: ref('Product') }), ...READ },
    },
  },
  [apiRoutes.createPaymentIntent]: {
    post: {
      operationId: 'startCheckout',
      summary: 'Begins a purchase, at the price of the catalogue.',
      tags,
      parameters: [ATTEMPT_KEY_HEADER],
      ...jsonBody('Purchase', { productId: 'goal-cascade-builder', amount: 100 }),
      responses: {
        '200': json('Payment may go on.', 'IntentBegun', NO_STORE),
        ...JSON_WRITE,
        ...closed,
        '404': problem('The product is not sold, or no longer.'),
        '409': json('The price is another one.', 'PriceChanged'),
        '422': problem('The same Idempotency-Key came with another choice before.'),
      },
    },
  },
  [apiRoutes.orderContact]: {
    post: {
      operationId: 'recordContact',
      summary: 'Notes where the files of a purchase are to be mailed, before it is paid.',
      tags,
      ...jsonBody('Contact', { clientSecret: CLIENT_SECRET, email: 'ada@example.com', amount: 100 }),
      responses: {
        '204': empty('Noted.'),
        ...JSON_WRITE,
        '404': problem('No purchase belongs to this secret.'),
        '409': json('The price is another one, or it is paid already.', {
          anyOf: [ref('PriceChanged'), ref('Problem')],
        }),
      },
    },
  },
  [apiRoutes.orderClaim]: {
    post: {
      operationId: 'claimOrder',
      summary: 'What has become of a payment, for the browser that made it.',
      tags,
      ...jsonBody('ClaimRequest', { clientSecret: CLIENT_SECRET }),
      responses: { '200': json('How it stands.', 'Claim', NO_STORE), ...JSON_WRITE, ...closed },
    },
  },
  [apiRoutes.stripeWebhook]: {
    post: {
      operationId: 'takeEvent',
      summary: 'Takes a signed event of Stripe. It has no limit of calls.',
      tags,
      parameters: [
        {
          ...{ name: 'Stripe-Signature', in: 'header', required: true },
          ...{ description: 'Made by Stripe over the body.', schema: { type: 'string' } },
        },
      ],
      requestBody: {
        required: true,
        content: { [JSON_TYPE]: { schema: { type: 'object' }, example: { id: 'evt_example' } } },
      },
      responses: {
        '200': json('Noted; it is worked on from the record.', 'EventTaken'),
        '400': problem('The signature is missing, wrong or too old.'),
        '413': problem('No event is as large.'),
        '500': problem('Something broke: Stripe comes again.'),
        '503': problem('The site has no webhook secret, or the database can do nothing just now.'),
      },
    },
  },
  [apiRoutes.findPurchase]: form(
    tags,
    'requestPurchaseLinks',
    'Mails the links to what was bought with an address.',
    EMAIL,
  ),
  '/api/downloads/{token}': {
    get: {
      operationId: 'download',
      summary: 'A file of an order, whole or in part.',
      tags,
      parameters: [LINK],
      responses: downloadAnswers(bytes),
    },
    head: {
      operationId: 'downloadHead',
      summary: 'The same without the file.',
      tags,
      parameters: [LINK],
      responses: downloadAnswers(),
    },
  },
};
