import type { Limiter, NetworkLimiter } from '@/lib/kernel/limiter';
import { answer } from './endpoint';
import { type PageLabels, pageOrMessage, type PageWay, wantsPage } from './page-or-message';
import type { SentFields } from './plain-page';
import { messageOf, problem, type ProblemWords, type Refusal, refuse } from './problem';
import { readForm } from './read-form';
import { isSameOrigin } from './same-origin';
import type { Write } from '@/lib/kernel/limits';

/** What decides whether calls that change something are let through. */
export type OwnSite = {
  siteUrl: string;
  brand: string;
  words: ProblemWords & PageLabels & Record<'tooManyTitle' | 'brokenTitle' | 'formRefusedTitle', string>;
  /** Null where it can't be known. */
  networkOf: (request: Request) => string | null;
  /** How often one network may call each. */
  perNetwork: Record<Write, NetworkLimiter>;
  /** How often one key out of a link may be used. */
  keys: Record<'mailLinks' | 'receipt', Limiter>;
};

/**
 * What can be asked for only with an id or key that nobody can guess: another site could have no browser ask
 * for it.
 */
const WITH_SECRET: readonly Write[] = ['mailLinks', 'receipt', 'reports', 'teamAnswers'];

/**
 * Their answer leads to another site, which no form on a page for a refusal may do (policy.mjs).
 */
const LEADING_AWAY: readonly Write[] = ['intents'];

/**
 * The path of the page with the form, to which a refusal leads back; of the request, it may hold the form's
 * key.
 */
type Back = string | ((token: string) => string);

/**
 * Answers a call that changes something: refuses other sites with 403, and with 429 a network that calls too
 * often, before anything of the body is looked at. From the page for a form that was refused or broke, what
 * was typed can be sent again: no handler does a thing twice, but for a second team room that nobody opens.
 * @param handle gets the network the call comes from
 */
export async function answerOwnSite(
  request: Request,
  site: OwnSite,
  write: Write,
  handle: (network: string | null) => Promise<Response>,
  back?: Back,
): Promise<Response> {
  if (!isSameOrigin(request, site.siteUrl, WITH_SECRET.includes(write)))
    return refusedPage(problem('crossSite', site.words), request, 'crossSite', site, back);
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

/** The same for a form, with its fields. */
export function answerForm(
  request: Request,
  site: OwnSite,
  write: Write,
  handle: (fields: SentFields, network: string | null) => Promise<Response>,
  back?: Back,
): Promise<Response> {
  const call = async (network: string | null) => {
    const form = await readForm(request);
    if (!form.ok) return refusedPage(problem(form.error, site.words), request, form.error, site, back);
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

/** A refusal of the shop as a page for whoever sent a form, {message} for a program. */
export function refuseForm(
  request: Request,
  refusal: Refusal,
  { words, brand }: OwnSite,
  page: { title?: string } & PageWay = {},
): Response {
  const said = { title: words.brokenTitle, text: messageOf(refusal, words), labels: words };
  return pageOrMessage(refuse(refusal, words), { request, brand }, { ...said, ...page });
}

/**
 * The same for who calls too often: 429 with Retry-After.
 * @param seconds until it may be tried again
 * @param sent what may be sent again then
 */
export function tooOften(
  request: Request,
  seconds: number,
  site: OwnSite,
  back?: Back,
  sent?: SentFields,
): Response {
  const page = { title: site.words.tooManyTitle, ...wayBack(back, sent) };
  return refuseForm(request, { reason: 'tooMany', seconds }, site, page);
}

/** What a form has sent, for a page that sends it again; nothing where a handler has read it. */
async function sentBy(request: Request): Promise<SentFields | undefined> {
  if (request.bodyUsed || !wantsPage(request.headers.get('accept'))) return undefined;
  const form = await readForm(request);
  return form.ok ? form.value : undefined;
}

/** What another site has sent, or could not be read as a form: told to whoever sent it. */
export function refusedPage(
  refusal: Response,
  request: Request,
  reason: 'crossSite' | 'notAForm' | 'tooLarge',
  { words, brand }: OwnSite,
  back?: Back,
): Response {
  const title = reason === 'crossSite' ? words.brokenTitle : words.formRefusedTitle;
  const page = { title, text: words[reason], labels: words, ...wayBack(back) };
  return pageOrMessage(refusal, { request, brand }, page);
}

const wayBack = (back: Back | undefined, sent?: SentFields): PageWay => ({
  back: typeof back === 'function' ? sent?.token && back(sent.token) : back,
  sent,
});

/**
 * The same for a button behind a secret link, of a mail or of a team room: its form has the key of the link.
 */
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
