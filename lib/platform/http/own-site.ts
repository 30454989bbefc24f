import type { Limiter, NetworkLimiter } from '@/lib/kernel/limiter';
import { answer } from './endpoint';
import { pageOrMessage } from './page-or-message';
import { messageOf, problem, type ProblemWords, type Refusal, refuse } from './problem';
import { readForm } from './read-form';
import { isSameOrigin } from './same-origin';
import type { Write } from '@/lib/kernel/limits';

/** What decides whether calls that change something are let through. */
export type OwnSite = {
  siteUrl: string;
  brand: string;
  words: ProblemWords & Record<'tooManyTitle' | 'brokenTitle' | 'formRefusedTitle' | 'backToSite', string>;
  /** Null where it can't be known. */
  networkOf: (request: Request) => string | null;
  /** How often one network may call each. */
  perNetwork: Record<Write, NetworkLimiter>;
  /** How often one key out of a link may be used. */
  keys: Record<'mailLinks' | 'receipt', Limiter>;
};

/** What can be asked for only with an id or key that nobody can guess: another site could have no browser ask for it. */
const WITH_SECRET: readonly Write[] = ['mailLinks', 'receipt', 'reports', 'teamAnswers'];

/**
 * Answers a call that changes something: refuses other sites with 403, and with 429 a network that calls too often, before
 * anything of the body is read.
 * @param handle gets the network the call comes from
 * @param back the path of the page with the form, to which a refusal leads back; never out of the request
 */
export async function answerOwnSite(
  request: Request,
  site: OwnSite,
  write: Write,
  handle: (network: string | null) => Promise<Response>,
  back?: string,
): Promise<Response> {
  if (!isSameOrigin(request, site.siteUrl, WITH_SECRET.includes(write)))
    return refusedPage(problem('crossSite', site.words), request, 'crossSite', site, back);
  const call = async () => {
    const network = site.networkOf(request);
    const allowed = await site.perNetwork[write](network);
    return allowed.allowed ? handle(network) : tooOften(request, allowed.seconds, site, back);
  };
  return answer(site.words, call, { request, brand: site.brand });
}

/** The same for a form, with its fields. */
export function answerForm(
  request: Request,
  site: OwnSite,
  write: Write,
  handle: (fields: Record<string, string | undefined>, network: string | null) => Promise<Response>,
  back?: string,
): Promise<Response> {
  const call = async (network: string | null) => {
    const form = await readForm(request);
    if (form.ok) return handle(form.value, network);
    return refusedPage(problem(form.error, site.words), request, form.error, site, back);
  };
  return answerOwnSite(request, site, write, call, back);
}

/** A refusal of the shop as a page for whoever sent a form, {message} for a program. */
export function refuseForm(
  request: Request,
  refusal: Refusal,
  { words, brand }: OwnSite,
  title = words.brokenTitle,
  back?: string,
): Response {
  const page = { title, text: messageOf(refusal, words), backToSite: words.backToSite, back };
  return pageOrMessage(refuse(refusal, words), { request, brand }, page);
}

/** The same for who calls too often: 429 with Retry-After. @param seconds until it may be tried again */
export const tooOften = (request: Request, seconds: number, site: OwnSite, back?: string): Response =>
  refuseForm(request, { reason: 'tooMany', seconds }, site, site.words.tooManyTitle, back);

/** What another site has sent, or could not be read as a form: told to whoever sent it. */
function refusedPage(
  refusal: Response,
  request: Request,
  reason: 'crossSite' | 'notAForm' | 'tooLarge',
  { words, brand }: OwnSite,
  back?: string,
): Response {
  const { formRefusedTitle, brokenTitle, [reason]: text, backToSite } = words;
  const title = reason === 'crossSite' ? brokenTitle : formRefusedTitle;
  return pageOrMessage(refusal, { request, brand }, { title, text, backToSite, back });
}

/** The same for a button behind a secret link, of a mail or of a team room: its form has the key of the link. */
export function answerKeyForm(
  request: Request,
  site: OwnSite,
  handle: (token: string, fields: Record<string, string | undefined>) => Promise<Response>,
): Promise<Response> {
  return answerForm(request, site, 'mailLinks', async (fields) => {
    const { token = '' } = fields;
    const allowed = await site.keys.mailLinks(token);
    return allowed.allowed ? handle(token, fields) : tooOften(request, allowed.seconds, site);
  });
}
