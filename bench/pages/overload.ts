import { startCaddy } from '../../tests/support/caddy';
import { freePort } from '../../tests/support/free-port';
import { startSite } from '../../tests/support/site';
import { submission } from '../a-diagnostic';
import { FROM_PAGE, send } from '../load';
import { peakMegabytesOf } from '../process-holds';
import { UNREFUSED } from '../sandbox-stripe';
import { wrk } from './requests';

const MOST = { p99: 100, memory: 1.5 };
const SECONDS = 10;
/** Visitors who read one page after the other meanwhile. */
const READERS = 4;
const DIAGNOSTIC = {
  requests: [
    {
      method: 'POST' as const,
      path: '/api/assessments',
      headers: { ...FROM_PAGE, 'idempotency-key': '[<id>]' },
      body: JSON.stringify(submission),
    },
  ],
};

/**
 * Through Caddy, ten times as many diagnostics at once as make the site busy, while others read the landing
 * page: pages stay quick, each diagnostic is answered, if with 429 or 503, and the memory in use is
 * at most 1.5 times what the site has when it is just busy. @returns what missed
 */
export async function overload(): Promise<string[]> {
  const site = await startSite({ PORT: String(await freePort()), ...UNREFUSED });
  const caddy = await startCaddy(new URL(site.url).port);
  try {
    const busy = await send(caddy.url, { ...DIAGNOSTIC, connections: 32, seconds: SECONDS });
    const before = peakMegabytesOf(site.pid);
    const [sent, read] = await Promise.all([
      send(caddy.url, { ...DIAGNOSTIC, connections: 320, seconds: SECONDS }),
      wrk(caddy.url, SECONDS, READERS),
    ]);
    const memory = peakMegabytesOf(site.pid) / before;
    console.log(
      `\n320 diagnostics at once (32: ${busy.perSecond.toFixed(0)}/s, p99 ${busy.p99} ms): ${sent.answered} taken (p99 ${sent.p99} ms),` +
        ` ${sent.refused} refused, ${sent.failures} failed; memory ${memory.toFixed(2)} times; / meanwhile: p99 ${read.p99} ms`,
    );
    return [
      ...(read.p99 > MOST.p99 ? [`p99 of / under load: ${read.p99} ms, at most ${MOST.p99}`] : []),
      ...(sent.failures > 0 ? [`diagnostics under load: ${sent.failures} failed`] : []),
      ...(memory > MOST.memory ? [`memory under load: ${memory.toFixed(2)}, at most ${MOST.memory}`] : []),
    ];
  } finally {
    await caddy.stop();
    await site.stop();
  }
}
