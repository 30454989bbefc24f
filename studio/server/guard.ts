import type { IncomingMessage } from 'node:http';

import { MOST_FILE } from '../words/places';

/** Why a request is refused before anybody looks at what it asks. */
type Refusal = { status: 403 | 405 | 413 | 415 | 421; message: string };

/** Where a server is reached, as browsers write it: http://127.0.0.1:3010 */
type Origin = string;

const DIRECT = ['same-origin', 'none'];

type Rules = {
  methods: readonly string[];
  /** Whether another port of this host may ask: the preview stands in a frame of the studio's page. */
  sameSite?: boolean;
};

/**
 * Any page in a browser, and any name that somebody's DNS leads here, can reach 127.0.0.1. So the request has
 * to name us as we are called, and must not come from a page of somebody else.
 */
export function refusalOf(request: IncomingMessage, origin: Origin, rules: Rules): Refusal | undefined {
  const { host, origin: from, 'sec-fetch-site': site } = request.headers;
  if (request.headersDistinct.host?.length !== 1 || host !== new URL(origin).host)
    return { status: 421, message: `The studio is at ${origin} and under no other name.` };
  if (!rules.methods.includes(request.method ?? ''))
    return { status: 405, message: 'The studio has no such call.' };
  if (from !== undefined && from !== origin) return { status: 403, message: 'Another site asked for this.' };
  const allowed = rules.sameSite ? [...DIRECT, 'same-site'] : DIRECT;
  if (site !== undefined && !allowed.includes(String(site)))
    return { status: 403, message: 'Another site led here. Open the studio by the link in its terminal.' };
  return undefined;
}

/** More than any content file has, and any edit of one. */
const MOST_BYTES = 512 * 1024;

/**
 * What is sent with a change: the text of an edit, or a file that was chosen, whose place says how large it
 * may be.
 */
const BODIES = {
  call: {
    ...{ type: 'application/json', isSent: 'A call is made in JSON.' },
    ...{ most: MOST_BYTES, isLong: 'This is longer than any content file may be.' },
  },
  upload: {
    ...{ type: 'application/octet-stream', isSent: 'A file is sent as its bytes.' },
    ...{ most: MOST_FILE, isLong: `This file is too large: ${MOST_FILE / 1_000_000} MB is the most.` },
  },
} as const;

/** A change says where it comes from and how long it is, and sends what no form can. */
export function refusalOfBody({ headers }: IncomingMessage, of: keyof typeof BODIES): Refusal | undefined {
  const { type, isSent, most, isLong } = BODIES[of];
  const length = headers['content-length'] ?? '';
  if (headers.origin === undefined)
    return { status: 403, message: 'A change comes from the studio’s own page.' };
  if (headers['content-type'] !== type) return { status: 415, message: isSent };
  if (!/^\d{1,12}$/.test(length) || Number(length) > most) return { status: 413, message: isLong };
  return undefined;
}

/** The body of a call. @throws SyntaxError where it is not JSON */
export async function jsonOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  // Node ends a body where its Content-Length says.
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown;
}
