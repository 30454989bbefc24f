import http from 'node:http';
import { CHALLENGES, RATINGS, STATEMENT_IDS } from '@/lib/diagnostic/rules/questionnaire';
import { ratingField } from '@/lib/diagnostic/rules/steps';
import { apiRoutes } from '@/lib/kernel/routes';
import { keyed } from '@/lib/kernel/keyed';

/** In HTML this must not come back as it is. */
export const MARK = '<fuzz onload=x>';

/** One call as it goes over the wire: nothing of it is put right by a client on its way. */
export type Call = { method: string; path: string; headers: Record<string, string>; body: string };

/** One call of the API, and something that it takes. */
export type ApiCall = {
  method: 'get' | 'head' | 'post';
  path: string;
  /** Sent as JSON, or as the fields of a form: those are refused with a page if the caller takes HTML. */
  json?: unknown;
  form?: Record<string, string>;
};

const get = (path: string): ApiCall => ({ method: 'get', path });
const post = (path: string): ApiCall => ({ method: 'post', path });
const json = (path: string, sent: unknown): ApiCall => ({ ...post(path), json: sent });
const form = (path: string, sent: Record<string, string>): ApiCall => ({ ...post(path), form: sent });

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
const DOWNLOAD = '/api/downloads/{token}';
const AN_ANSWER = { answer: 'a-random-key-of-the-browser', [ratingField('visionClarity')]: '2' };

/** Every call of the API. */
export const API_CALLS: readonly ApiCall[] = [
  ...[apiRoutes.health, apiRoutes.ready, apiRoutes.work, apiRoutes.products].map(get),
  ...['/api/{...path}', '/api/assessments/{id}', DOWNLOAD, '/api/unsubscribe/{token}'].map(get),
  { method: 'head', path: DOWNLOAD },
  ...['/api/{...path}', '/api/unsubscribe/{token}', apiRoutes.teamRooms].map(post),
  json(apiRoutes.assessments, A_SUBMISSION),
  json(apiRoutes.scheduleClarityCall, { assessmentId: 'the-id-of-an-assessment' }),
  json(apiRoutes.createPaymentIntent, { productId: 'goal-cascade-builder', amount: 100 }),
  json(apiRoutes.orderContact, { clientSecret: CLIENT_SECRET, email, amount: 100 }),
  json(apiRoutes.orderClaim, { clientSecret: CLIENT_SECRET }),
  json(apiRoutes.stripeWebhook, { id: 'evt_example' }),
  json(apiRoutes.bookingWebhook, { triggerEvent: 'BOOKING_CREATED' }),
  form(apiRoutes.createCheckoutSession, { productId: 'goal-cascade-builder' }),
  form(apiRoutes.findPurchase, { email }),
  form(apiRoutes.answerTeamRoom, { token: 'the-key-of-a-room', ...AN_ANSWER }),
  form(apiRoutes.closeTeamRoom, FOUNDER),
  form(apiRoutes.deleteTeamRoom, FOUNDER),
  form(apiRoutes.yourData, { email }),
  form(apiRoutes.correctData, { token, assessment: 'its-id', name: 'Ada Quist' }),
  form(apiRoutes.changeAddress, { token, email }),
  ...[apiRoutes.newAddress, apiRoutes.stopNewsletter, apiRoutes.eraseData].map((path) =>
    form(path, { token }),
  ),
  ...[apiRoutes.notMe, apiRoutes.confirmNewsletter].map((path) => form(path, { token })),
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

/** What tells of how the site is made, or where it lies; or a text that a library wrote. */
const INSIDE =
  /\n\s+at |node_modules|\.next\/|\/front\.|prisma|sqlite|postgres|ECONN|TypeError|RangeError|Invalid (input|option|string)|Unrecognized key|Too (small|big)/i;

/** What no answer of the API may be, however it was asked. @returns each fault in words */
export function faultsOf({ status, headers, body }: Answered): string[] {
  const type = headers['content-type']?.split(';')[0] ?? '';
  const isJson = type === 'application/json';
  const mayBeKept = !/\bno-store\b/.test(headers['cache-control'] ?? '');
  const faults: Record<string, boolean> = {
    'it failed': status >= 500,
    'tells of its inside': /json|text/.test(type) && INSIDE.test(body),
    'sets a cookie': headers['set-cookie'] !== undefined,
    'echoes what was sent into HTML': type === 'text/html' && body.includes(MARK),
    'no Retry-After': status === 429 && !/^[1-9]\d*$/.test(headers['retry-after'] ?? ''),
    'leads nowhere': status === 303 && !/^(\/|https?:\/\/)/.test(headers.location ?? ''),
    'may be kept': status === 303 && mayBeKept,
    'says nothing to a person':
      isJson && status >= 400 && !(JSON.parse(body || '{}') as { message?: string }).message,
  };
  return Object.keys(faults)
    .filter((fault) => faults[fault])
    .map((fault) => `${status}, ${fault}: ${body.slice(0, 200)}`);
}
