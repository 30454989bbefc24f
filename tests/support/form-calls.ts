import type { TypedForms } from '@/lib/platform/files/typed-forms';
import { SITE } from './databases';

/** A form as a browser sends it from a page of ours that keeps its address to itself. */
export function formRequest(
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Request {
  return new Request(`${SITE}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      origin: 'null',
      ...headers,
    },
    body: new URLSearchParams(fields).toString(),
  });
}

/** A call of the API with JSON. @param body a text is sent as it is */
export function jsonRequest(path: string, body: unknown, headers: Record<string, string> = {}): Request {
  return new Request(`${SITE}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
    body: typeof body === 'string' || body instanceof Uint8Array ? (body as BodyInit) : JSON.stringify(body),
  });
}

/** "303 /page": status and where it leads. */
export const leadsTo = (answer: Response) => `${answer.status} ${answer.headers.get('location')}`;

/**
 * Where a form that was refused leads, and what of it comes back to the page.
 * @returns a function that fails where the address says anything of that in the open
 */
export const formsThatComeBack = (typed: TypedForms) => (answer: Response) => {
  const to = leadsTo(answer);
  const [, sealed = ''] = /&typed=([\w-]+)/.exec(to) ?? [];
  const form = typed.read(sealed);
  const shown = `${decodeURIComponent(to)} ${Buffer.from(sealed, 'base64url').toString('latin1')}`;
  for (const [field, text = ''] of Object.entries(form))
    if (text.length > 2 && shown.includes(text)) throw new Error(`The address says what ${field} is.`);
  return { to: to.replace(`&typed=${sealed}`, ''), form };
};
