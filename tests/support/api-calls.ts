import { z } from 'zod';
import http from 'node:http';
import { publicAssessmentSchema } from '@/lib/diagnostic/rules/assessment';
import { CHALLENGES, RATINGS, STATEMENT_IDS } from '@/lib/diagnostic/rules/questionnaire';
import { ratingField } from '@/lib/diagnostic/rules/steps';
import { apiRoutes } from '@/lib/kernel/routes';
import { keyed } from '@/lib/kernel/keyed';
import { CLAIM_STATUSES } from '@/lib/shop/rules/payment-status';
import { type Call, MARK } from './fuzz';

/** JSON that fits a schema, a page, any bytes, nothing, or the way to a page that nobody may keep. */
type Answer = z.ZodType | 'page' | 'bytes' | 'empty' | 'redirect';

/** One call of the API, something that it takes, and all that it may answer. */
export type ApiCall = {
  method: 'get' | 'head' | 'post';
  path: string;
  /** Sent as JSON, or as the fields of a form: those are refused with a page if the caller takes HTML. */
  json?: unknown;
  form?: Record<string, string>;
  answers: Record<number, Answer>;
};

const text = z.string();
const list = z.array(text);
const message = text.min(1);

/** What says what is wrong, to a person. */
const PROBLEM = z.strictObject({ message, fields: z.record(text, text).optional() });
const MESSAGE = z.strictObject({ message });
const PRICE_CHANGED = z.strictObject({ message, amount: z.int().positive() });
const PRODUCT = z.strictObject({
  id: text,
  title: text,
  description: text,
  category: text,
  currency: text.length(3),
  type: z.enum(['digital', 'bundle']),
  price: z.int().positive(),
  originalPrice: z.int().positive().nullable(),
  recommended: z.boolean(),
  whatYouGet: list,
  benefits: list,
  features: list,
  imageUrl: text.nullable(),
});
const CLAIM = z.strictObject({
  status: z.enum(CLAIM_STATUSES),
  order: text.nullable(),
  downloads: z.array(z.strictObject({ name: text, href: text, size: z.int().positive() })),
});
const READY = z.strictObject({
  ready: z.literal(true),
  attention: list,
});
const ANY_OBJECT = z.looseObject({});

/** What a call that changes something may be refused with, and one that takes a body. */
const WRITE = { 403: PROBLEM, 429: MESSAGE };
const BODY = { ...WRITE, 413: PROBLEM, 415: PROBLEM };

const get = (path: string, answers: ApiCall['answers']): ApiCall => ({ method: 'get', path, answers });
const json = (path: string, sent: unknown, answers: ApiCall['answers']): ApiCall => ({
  method: 'post',
  path,
  json: sent,
  answers: { ...BODY, 400: PROBLEM, ...answers },
});
const form = (path: string, sent: Record<string, string>, answers: ApiCall['answers'] = {}): ApiCall => ({
  method: 'post',
  path,
  form: sent,
  answers: { ...BODY, 303: 'redirect', ...answers },
});

const A_SUBMISSION = {
  name: 'Ada Quist',
  email: 'ada@example.com',
  currentChallenges: [CHALLENGES[0]],
  ...keyed(STATEMENT_IDS, (id) => RATINGS[STATEMENT_IDS.indexOf(id) % RATINGS.length]),
};
const CLIENT_SECRET = 'pi_plumbline_secret_example';
const token = 'the-key-out-of-a-link';
const email = 'ada@example.com';
const FOUNDER = { token: 'the-key-of-its-founder' };
const AN_ANSWER = { answer: 'a-random-key-of-the-browser', [ratingField('visionClarity')]: '2' };
const DOWNLOAD: ApiCall['answers'] = {
  200: 'bytes',
  403: 'page',
  404: 'page',
  410: 'page',
};

/** Every call of the API. */
export const API_CALLS: readonly ApiCall[] = [
  get(apiRoutes.health, { 200: z.strictObject({ alive: z.literal(true) }) }),
  get(apiRoutes.ready, { 200: READY }),
  get(apiRoutes.work, { 200: ANY_OBJECT, 404: 'empty' }),
  get(apiRoutes.products, { 200: z.array(PRODUCT) }),
  get('/api/{...path}', { 404: PROBLEM }),
  { method: 'post', path: '/api/{...path}', answers: { 404: PROBLEM } },
  get('/api/assessments/{id}', { 200: publicAssessmentSchema, 404: PROBLEM }),
  get('/api/downloads/{token}', DOWNLOAD),
  { method: 'head', path: '/api/downloads/{token}', answers: DOWNLOAD },
  get('/api/unsubscribe/{token}', { 303: 'redirect' }),
  {
    method: 'post',
    path: '/api/unsubscribe/{token}',
    answers: { 200: 'empty', 303: 'redirect', 404: 'empty' },
  },
  json(apiRoutes.assessments, A_SUBMISSION, {
    201: z.strictObject({ id: text.regex(/^[\w-]{22,}$/) }),
    422: PROBLEM,
  }),
  json(
    apiRoutes.scheduleClarityCall,
    { assessmentId: 'the-id-of-an-assessment' },
    { 200: z.strictObject({ message, report: text }), 404: PROBLEM },
  ),
  json(
    apiRoutes.createPaymentIntent,
    { productId: 'goal-cascade-builder', amount: 100 },
    {
      200: z.strictObject({ clientSecret: text.regex(/^pi_\w+_secret_\w+$/), message: text }),
      404: PROBLEM,
      409: PRICE_CHANGED,
      422: PROBLEM,
    },
  ),
  json(
    apiRoutes.orderContact,
    { clientSecret: CLIENT_SECRET, email, amount: 100 },
    { 204: 'empty', 404: PROBLEM, 409: z.union([PRICE_CHANGED, PROBLEM]) },
  ),
  json(apiRoutes.orderClaim, { clientSecret: CLIENT_SECRET }, { 200: CLAIM }),
  json(
    apiRoutes.stripeWebhook,
    { id: 'evt_example' },
    { 200: z.strictObject({ outcome: z.enum(['recorded', 'seen', 'ignored']) }) },
  ),
  json(
    apiRoutes.bookingWebhook,
    { triggerEvent: 'BOOKING_CREATED' },
    { 200: z.strictObject({ outcome: z.enum(['noted', 'unknown', 'ignored']) }) },
  ),
  form(
    apiRoutes.createCheckoutSession,
    { productId: 'goal-cascade-builder' },
    { 400: PROBLEM, 404: PROBLEM, 422: PROBLEM },
  ),
  form(apiRoutes.findPurchase, { email }),
  { method: 'post', path: apiRoutes.teamRooms, answers: { ...WRITE, 303: 'redirect' } },
  form(apiRoutes.answerTeamRoom, { token: 'the-key-of-a-room', ...AN_ANSWER }),
  form(apiRoutes.closeTeamRoom, FOUNDER),
  form(apiRoutes.deleteTeamRoom, FOUNDER),
  form(apiRoutes.yourData, { email }),
  form(apiRoutes.correctData, { token, assessment: 'its-id', name: 'Ada Quist' }),
  form(apiRoutes.changeAddress, { token, email }),
  form(apiRoutes.newAddress, { token }),
  form(apiRoutes.stopNewsletter, { token }),
  form(apiRoutes.eraseData, { token }),
  form(apiRoutes.notMe, { token }),
  form(apiRoutes.confirmNewsletter, { token }),
];

type Answered = { status: number; headers: http.IncomingHttpHeaders; body: string };

/** Sends a call as it is. */
export function send(
  port: number,
  { method, path, headers, body }: Call,
  agent: http.Agent,
): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const request = http.request({ host: '127.0.0.1', port, method, path, headers, agent }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }),
      );
      response.on('error', reject);
    });
    request.on('error', reject);
    request.end(body);
  });
}

/** What tells of how the site is made, or where it lies. */
const INSIDE = /\n\s+at |node_modules|\.next|\/front\.|prisma|sqlite|postgres|ECONN|TypeError|RangeError/i;

/** Everything about an answer that is not as its row says, or that no answer may have. */
export function faultsOf({ answers, form, method }: ApiCall, { status, headers, body }: Answered): string[] {
  const answer = answers[status];
  if (status >= 500 || !answer) return [`status ${status}: ${body.slice(0, 200)}`];
  const faults: string[] = [];
  const type = headers['content-type']?.split(';')[0] ?? '';
  if (/json|text/.test(type) && INSIDE.test(body))
    faults.push(`tells of its inside: ${INSIDE.exec(body)?.[0]}`);
  if (headers['set-cookie']) faults.push('sets a cookie');
  if (type === 'text/html' && body.includes(MARK)) faults.push('echoes what was sent into HTML');
  if (status === 429 && !/^[1-9]\d*$/.test(headers['retry-after'] ?? '')) faults.push('no Retry-After');
  if (answer === 'redirect') {
    if (!/^(\/|https?:\/\/)/.test(headers.location ?? '')) faults.push(`leads to ${headers.location}`);
    if (!/\bno-store\b/.test(headers['cache-control'] ?? '')) faults.push('may be kept');
  }
  if (answer === 'empty' || answer === 'redirect' || method === 'head')
    return body === '' ? faults : [...faults, `has a body: ${body.slice(0, 200)}`];
  const isPage =
    answer === 'page' || (form ? status >= 400 : method === 'post' && /403|429/.test(`${status}`));
  if (answer === 'bytes' || (isPage && type === 'text/html')) return faults;
  if (answer === 'page' || type !== 'application/json') return [...faults, `is of the type "${type}"`];
  const { error } = answer.safeParse(JSON.parse(body));
  return error ? [...faults, z.prettifyError(error)] : faults;
}
