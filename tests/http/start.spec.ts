import fs from 'node:fs';
import { expect, test } from '@playwright/test';
import { inDatabase } from '../support/suite-data';
import { freePort } from '../support/free-port';
import { startSite } from '../support/site';

test('a second site runs beside the first, with every table, and goes on when its terminal is gone, of which it does not keep telling nobody', async () => {
  const site = await startSite({ PORT: String(await freePort()) });
  try {
    const rows = await inDatabase(
      (database) => Promise.all([database.assessment.count(), database.order.count()]),
      site.databaseUrl,
    );
    expect(rows).toEqual([0, 0]);
    site.turnAway();
    const ask = () =>
      fetch(`${site.url}/api/assessments`, {
        method: 'POST',
        headers: { origin: 'https://elsewhere.example' },
      });
    await ask();
    const before = writesOf(site.pid);
    for (let time = 0; time < 20; time++) expect((await ask()).status).toBe(403);
    expect(writesOf(site.pid) - before).toBeLessThan(200);
  } finally {
    await site.stop();
  }
});

/** How often a process has asked the system to write something. */
function writesOf(pid: number): number {
  return Number(/^syscw: (\d+)$/m.exec(fs.readFileSync(`/proc/${pid}/io`, 'utf8'))?.[1]);
}
