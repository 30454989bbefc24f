import fs from 'node:fs';
import { expect, test } from '@playwright/test';
import { openSqlite } from '../support/stored-results';
import { freePort } from '../support/free-port';
import { startRefused, startSite } from '../support/site';
import { siteEnvironment } from '../support/site-environment.mjs';

test('the built site refuses an address it was not built for, and ends', async () => {
  const { code, output } = await startRefused({
    PORT: String(await freePort()),
    BASE_URL: 'https://example.org',
  });
  expect(code).toBe(1);
  expect(output).toContain(
    `BASE_URL was "${siteEnvironment.BASE_URL}" when the site was built and is "https://example.org" now`,
  );
  expect(output).not.toMatch(/^\s+at /m);
});

test('a second site runs beside the first, with every table, and goes on when its terminal is gone, of which it does not keep telling nobody', async () => {
  const site = await startSite({ PORT: String(await freePort()) });
  try {
    const database = openSqlite(site.databaseUrl);
    const tables = database.prepare(`SELECT name FROM sqlite_master WHERE type = 'table'`).pluck().all();
    database.close();
    expect(tables).toEqual(expect.arrayContaining(['Assessment', 'Order', 'OutboxMail']));
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
