import type { IncomingMessage, ServerResponse } from 'node:http';
import { leadsToFirstStep } from '@/lib/kernel/posted';
import { routes } from '@/lib/kernel/routes';
import { type PageLabels, pageOrMessage } from '@/lib/platform/http/page-or-message';
import { problem, type ProblemWords } from '@/lib/platform/http/problem';
import { MOST_FIELDS } from '@/lib/platform/http/read-form';
import { MAX_BODY_BYTES } from '@/lib/platform/http/read-json';
import { isSameOrigin } from '@/lib/platform/http/same-origin';
import type { Middleware } from './middleware';
import { actionBody } from './next-internals/form-actions';
import { headerLines } from './over-node';
import { BARE } from './policy/policy';
import { HEADER } from './policy/middleware';
import type { PatternOf } from './route-patterns';

type Site = {
  siteUrl: string;
  brand: string;
  words: ProblemWords & PageLabels & Record<'formRefusedTitle', string>;
};

/**
 * A name that a field of ours can have. What begins with a dollar sign is Next's own, and none of a visitor's
 * business.
 */
const NAME = /^[a-z][\w.]{0,59}$/i;

/**
 * Looks at the forms that browsers send to pages, before Next does: refuses those of other sites, those that
 * are no form and those that are too large, as the API does, and hands on the rest as plain fields for the
 * action of this build. So a page of an earlier release is answered too, and nobody talks to what Next
 * decodes of actions. Bodies have to be in memory, as far as they are to be read (front/load.ts).
 * @param actions by the routes of their pages
 */
export function postedForms(actions: Map<string, string>, patternOf: PatternOf, site: Site): Middleware {
  return (next) => async (request, response) => {
    const action = request.method === 'POST' ? actions.get(patternOf(request.url ?? '')) : undefined;
    if (action === undefined) return next(request, response);
    const asked = new Request(site.siteUrl, { headers: headerLines(request) });
    const refuse = (reason: 'crossSite' | 'tooLarge' | 'notAForm') =>
      sendRefusal(reason, asked, response, site);
    const isOurs = (mayHide: boolean) => isSameOrigin(asked, site.siteUrl, mayHide);
    if (!isOurs(true)) return refuse('crossSite');
    if (!request.complete || request.readableLength > MAX_BODY_BYTES) return refuse('tooLarge');
    const fields = await fieldsOf(peek(request), asked.headers.get('content-type') ?? '');
    if (!fields) return refuse('notAForm');
    // The page of a result passes on no referrer: older browsers don't say that they come from it (decision
    // 033).
    if (!isOurs(leadsToFirstStep(fields))) return refuse('crossSite');
    const { bytes, type } = actionBody(action, fields);
    replaceBody(request, bytes);
    const { headers } = request;
    delete headers['transfer-encoding'];
    delete headers['x-forwarded-host'];
    // Next compares origin and host by rules of its own. That the form is one of this site has been seen to.
    const { origin, host } = new URL(site.siteUrl);
    const [contentType, contentLength] = [type, String(bytes.length)];
    Object.assign(headers, { origin, host, 'content-type': contentType, 'content-length': contentLength });
    return next(request, response);
  };
}

/** Texts in fields of ours; null where it can't be read as a form. */
async function fieldsOf(bytes: Buffer, type: string): Promise<[string, string][] | null> {
  if (bytes.length === 0) return null;
  try {
    const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData();
    const fields = [...form].filter(
      (field): field is [string, string] => NAME.test(field[0]) && typeof field[1] === 'string',
    );
    return fields.length > MOST_FIELDS ? null : fields;
  } catch {
    return null;
  }
}

/** The whole body, which stays where it is. */
function peek(request: IncomingMessage): Buffer {
  const bytes = (request.read() as Buffer | null) ?? Buffer.alloc(0);
  request.unshift(bytes);
  return bytes;
}

function replaceBody(request: IncomingMessage, bytes: Buffer): void {
  request.read();
  request.unshift(bytes);
}

async function sendRefusal(
  reason: 'crossSite' | 'tooLarge' | 'notAForm',
  request: Request,
  response: ServerResponse,
  { words, brand }: Site,
): Promise<void> {
  const { formRefusedTitle: title, [reason]: text } = words;
  const page = { title, text, labels: words, back: routes.diagnostic };
  const answer = pageOrMessage(problem(reason, words), { request, brand }, page);
  const headers = [...answer.headers, [HEADER, BARE]].flat();
  response.writeHead(answer.status, headers).end(Buffer.from(await answer.arrayBuffer()));
}
