import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { FOLDER, writeRecords, type Recorded, type Records } from '../../front/static/records';
import { ask, header, type Reply } from './ask';
import {
  builtAddresses,
  conditionalAddresses,
  type Question,
} from '../../front/next-internals/built-addresses';
import { flightHeaders } from '../../front/next-internals/flight-headers.mjs';
import { routeHandlers } from '../../front/next-internals/route-handlers';
import { compress } from './compress';
import { inlineScripts } from './inline-scripts';
import { startPlainNext } from './plain-next';
import { inProject } from './project.mjs';
import { scriptsAfterPaint } from '../../front/next-internals/scripts-after-paint';

/** These say something of one transfer, or of the version, which gets an ETag of our own. */
const LEFT_OUT = ['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length', 'etag'];

/**
 * Asks plain Next for everything that the build has rendered, and keeps the answers, compressed ahead, for the front; of
 * pages the version that is painted first and scripted then.
 * @param folder the build folder, as it is named in the project
 * @returns how many answers there are
 */
export async function recordAnswers(folder: string): Promise<number> {
  const place = path.join(folder, FOLDER);
  fs.rmSync(place, { recursive: true, force: true });
  fs.mkdirSync(place);
  const answers: Recorded[] = [];
  const methods: Records['methods'] = {};
  const next = await startPlainNext(folder);
  try {
    for (const question of builtAddresses(folder, inProject('public')))
      answers.push(await keep(place, question, await answerTo(next.port, question)));
    for (const route of routeHandlers(folder).keys()) methods[route] = await methodsOf(next.port, route);
  } finally {
    await next.stop();
  }
  writeRecords(folder, { answers, conditional: conditionalAddresses(folder), methods });
  return answers.length;
}

/** The address of data says what the headers say; Next redirects to the one that does. */
async function answerTo(port: number, { path: address, flight }: Question): Promise<Reply> {
  if (flight === null) return ask(port, address);
  const headers = flightHeaders(flight);
  const first = await ask(port, address, headers);
  const led = first.status === 307 && header(first, 'location');
  return led ? ask(port, led, headers) : first;
}

/** Next answers OPTIONS with what a handler exports. @throws Error when it does not */
async function methodsOf(port: number, route: string): Promise<string[]> {
  const reply = await ask(port, route.replaceAll(/\[\w+\]/g, 'x'), {}, 'OPTIONS');
  const allowed = header(reply, 'allow');
  if (!allowed) throw new Error(`Next does not say what may be done at ${route}: ${reply.status}`);
  return allowed.split(', ');
}

async function keep(place: string, question: Question, reply: Reply): Promise<Recorded> {
  const { status, headers } = reply;
  const type = header(reply, 'content-type') ?? '';
  const isPage = type.startsWith('text/html');
  const bytes = isPage ? Buffer.from(scriptsAfterPaint(reply.bytes.toString())) : reply.bytes;
  const body = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const kept = headers.filter(([name]) => !LEFT_OUT.includes(name.toLowerCase()));
  fs.writeFileSync(path.join(place, body), bytes);
  return {
    ...question,
    status,
    headers: kept,
    body,
    encodings: await compress(path.join(place, body), bytes, type),
    scripts: isPage ? inlineScripts(bytes.toString()) : [],
  };
}
