import { answer, refuseReader } from './endpoint';
import { type SentFields, type PageLabels, type PageWay, wantsPage } from './plain-page';
import type { ProblemWords, Refusal } from './problem';
import { readForm } from './read-body';
import type { Write, Limiter, NetworkLimiter } from '@/lib/kernel/limits';

/** What calls that change something are checked by. */
export type OwnSite = {
  siteUrl: string;
  brand: string;
  words: ProblemWords & PageLabels & Record<'tooManyTitle' | 'brokenTitle' | 'formRefusedTitle', string>;
  /** `null` if unknown. */
  networkOf: (request: Request) => string | null;
  perNetwork: Record<Write, NetworkLimiter>;
  /** By the key of a link. */
  keys: Record<'mailLinks', Limiter>;
};

/** Calls that need a random id or key, so another site can't make a browser send them. */
const WITH_SECRET: readonly Write[] = ['mailLinks', 'reports', 'teamAnswers'];

/** Their answer leads to another site, which the policy of a refusal's page forbids (policy.mjs). */
const LEADING_AWAY: readonly Write[] = ['intents'];

type Back = string | ((token: string) => string);

/**
 * Answers a call that changes something. Before reading the body it refuses other sites (403) and networks
 * over their limit (429). The page of a refused or failed form can send the form again, because repeated
 * calls do nothing twice.
 * @param handle gets the calling network
 */
export async function answerOwnSite(
  request: Request,
  site: OwnSite,
  write: Write,
  handle: (network: string | null) => Promise<Response>,
  back?: Back,
): Promise<Response> {
  if (!isSameOrigin(request, site.siteUrl, WITH_SECRET.includes(write)))
    return refuseForm(request, { reason: 'crossSite' }, site, wayBack(back));
  const sent = async () => (LEADING_AWAY.includes(write) ? undefined : sentBy(request));
  const call = async () => {
    const network = site.networkOf(request);
    const allowed = await site.perNetwork[write](network);
    if (allowed.allowed) return handle(network);
    return tooOften(request, allowed.seconds, site, back, await sent());
  };
  const way = async () => wayBack(back, await sent());
  return answer(site.words, call, { request, brand: site.brand }, way);
}

export function answerForm(
  request: Request,
  site: OwnSite,
  write: Write,
  handle: (fields: SentFields, network: string | null) => Promise<Response>,
  back?: Back,
): Promise<Response> {
  const call = async (network: string | null) => {
    const form = await readForm(request);
    if (!form.ok)
      return refuseForm(request, { reason: form.error }, site, {
        title: site.words.formRefusedTitle,
        ...wayBack(back),
      });
    const way = wayBack(back, LEADING_AWAY.includes(write) ? undefined : form.value);
    return answer(
      site.words,
      () => handle(form.value, network),
      { request, brand: site.brand },
      () => way,
    );
  };
  return answerOwnSite(request, site, write, call, back);
}

/** A page for a form, `{message}` for a program. */
export const refuseForm = (
  request: Request,
  refusal: Refusal,
  { words, brand }: OwnSite,
  page?: { title?: string } & PageWay,
): Response => refuseReader(refusal, words, { request, brand }, page);

/**
 * 429 with Retry-After.
 * @param seconds until the next try
 * @param sent the fields to send again
 */
function tooOften(
  request: Request,
  seconds: number,
  site: OwnSite,
  back?: Back,
  sent?: SentFields,
): Response {
  const page = { title: site.words.tooManyTitle, ...wayBack(back, sent) };
  return refuseForm(request, { reason: 'tooMany', seconds }, site, page);
}

/** `undefined` if a handler has read the body. */
async function sentBy(request: Request): Promise<SentFields | undefined> {
  if (request.bodyUsed || !wantsPage(request)) return undefined;
  const form = await readForm(request);
  return form.ok ? form.value : undefined;
}

const wayBack = (back: Back | undefined, sent?: SentFields): PageWay => ({
  back: typeof back === 'function' ? sent?.token && back(sent.token) : back,
  sent,
});

/** For a button behind a secret link: its form has the link's key. */
export function answerKeyForm(
  request: Request,
  site: OwnSite,
  back: (token: string) => string,
  handle: (token: string, fields: SentFields) => Promise<Response>,
): Promise<Response> {
  const call = async (fields: SentFields) => {
    const { token = '' } = fields;
    const allowed = await site.keys.mailLinks(token);
    return allowed.allowed ? handle(token, fields) : tooOften(request, allowed.seconds, site, back, fields);
  };
  return answerForm(request, site, 'mailLinks', call, back);
}

/**
 * Whether a request comes from our own pages, or from no page (a script, a monitor). Browsers send
 * Sec-Fetch-Site, older ones only Origin; pages can't forge either.
 * @param hasSecret it has an id or key that other sites can't know. Then `Origin: null` is accepted: older
 * browsers send that from pages without a referrer
 */
export function isSameOrigin(request: Request, siteUrl: string, hasSecret = false): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = request.headers.get('origin');
  if (origin === null || (origin === 'null' && hasSecret)) return true;
  const ownHosts = [new URL(siteUrl).host, request.headers.get('host')];
  return URL.canParse(origin) && ownHosts.includes(new URL(origin).host);
}
