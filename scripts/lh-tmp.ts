import { startSite } from '../tests/support/site';
import { startApp } from '../bench/next-app';
import { visit } from '../bench/pages/lighthouse';
const blank = await startApp('blank');
const site = await startSite({ PORT: '13777' });
const all = (b: any) => Object.values(b as Record<string, number>).reduce((x, y) => x + y, 0);
for (let run = 0; run < 3; run++) for (const [n, u] of [['blank', blank.url], ...['/', '/toolbox', '/toolbox/okr-planning-calculator', '/privacy-policy'].map((p) => [p, site.url + p])] as any) {
  const v = await visit(u); console.log(n, JSON.stringify(v.vitals), JSON.stringify(v.scores), all(v.bytes), JSON.stringify(v.bytes), v.faults.join());
}
await Promise.all([site.stop(), blank.stop()]);
