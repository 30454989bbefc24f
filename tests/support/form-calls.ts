const SITE = 'http://127.0.0.1:3000';

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

/** "303 /page": status and where it leads. */
export const leadsTo = (answer: Response) => `${answer.status} ${answer.headers.get('location')}`;
