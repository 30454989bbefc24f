import type { IncomingMessage } from 'node:http';
import { HOUR } from '@/lib/kernel/time';
import type { Middleware } from '../middleware';
import { REPORTS } from './policy';

/** Anybody can send reports: little is read of them, and less is logged. */
const MOST_BYTES = 16_384;
const MOST_LINES = 50;

/**
 * Takes reports of browsers and logs what was blocked, and by which rule; never the page, whose address may
 * be a secret. Each line is logged once an hour, and 50 different ones at most; the others are counted, and
 * their number is logged with the first report of a later hour. So a flood hides nothing for long.
 * @param now milliseconds since 1970
 */
export function policyReports(say: (line: string) => void, now: () => number = Date.now): Middleware {
  const said = new Set<string>();
  let unsaid = 0;
  let until = now() + HOUR;
  const note = (line: string) => {
    if (now() >= until) {
      if (unsaid > 0)
        say(`Content-Security-Policy: ${unsaid} more reports came in an hour and are not named`);
      said.clear();
      unsaid = 0;
      until = now() + HOUR;
    }
    if (said.has(line) || said.size >= MOST_LINES) return void unsaid++;
    said.add(line);
    say(`Content-Security-Policy kept out ${line}`);
  };
  return (next) => async (request, response) => {
    if (request.url !== REPORTS || request.method !== 'POST') return next(request, response);
    const body = await read(request);
    response.writeHead(204, body === null ? { Connection: 'close' } : {}).end();
    linesIn(body ?? '').forEach(note);
  };
}

/** @returns null when it is too long, or ends early */
async function read(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > MOST_BYTES) return null;
      chunks.push(chunk);
    }
  } catch {
    return null;
  }
  return Buffer.concat(chunks).toString();
}

type Report = Record<string, unknown>;

/** Both forms: `report-uri` sends one object, `report-to` a list. */
function linesIn(text: string): string[] {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return [];
  }
  const reports = (Array.isArray(found) ? found : [found]) as ({
    body?: Report;
    'csp-report'?: Report;
  } | null)[];
  return reports.flatMap((one) => {
    const report = one?.body ?? one?.['csp-report'];
    if (!report) return [];
    const rule = report.effectiveDirective ?? report['effective-directive'] ?? report['violated-directive'];
    return [`${origin(report.blockedURL ?? report['blocked-uri'])} (${word(rule)})`];
  });
}

/** Where it came from, without the address there; or a word such as inline, eval. */
function origin(blocked: unknown): string {
  if (typeof blocked !== 'string') return '?';
  return URL.canParse(blocked) ? new URL(blocked).origin.slice(0, 100) : word(blocked);
}

const word = (value: unknown) =>
  typeof value === 'string' ? value.replace(/[^a-z0-9-]/gi, '').slice(0, 40) : '?';
