import { chromium } from 'playwright';
const base = process.argv[2] ?? 'http://127.0.0.1:3060';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-background-networking'] });
for (const w of [360, 768, 1440]) {
  const ctx = await b.newContext({ viewport: { width: w, height: w === 360 ? 740 : 900 } });
  const p = await ctx.newPage();
  p.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log(w, m.type(), m.text().slice(0, 600)));
  p.on('pageerror', (e) => console.log(w, 'pageerror', e.message));
  const shot = (n, full = true) => p.screenshot({ path: `/tmp/walk/${n}-${w}.png`, fullPage: full });
  await p.goto(base + '/diagnostic'); await p.waitForLoadState('networkidle');
  await shot('d1', false);
  await p.getByRole('button', { name: 'Next', exact: true }).click();
  await p.waitForTimeout(1500);
  await shot('d1-err');
  await p.getByLabel('First name').fill('Anna'); await p.getByLabel('Last name').fill('Lindqvist'); await p.getByLabel('Email').fill('anna@example.com');
  await p.getByLabel('Role').fill('CEO'); await p.getByLabel('Company size').selectOption('6-20 employees');
  await p.getByRole('button', { name: 'Next', exact: true }).click();
  await p.waitForURL('**step=2'); await p.waitForTimeout(1200);
  await p.getByText('Operations & Execution').click();
  await shot('d2');
  await p.getByRole('button', { name: 'Next', exact: true }).click();
  await p.waitForURL('**step=3'); await p.waitForTimeout(1200);
  const r = [3,3,2,2, 2,2,1,2, 1,2,1,1, 1,1,1,0];
  const f = p.locator('fieldset.rating'); const n = await f.count(); console.log(w, 'ratings', n);
  for (let i = 0; i < n - 2; i++) await f.nth(i).getByRole('radio').nth(r[i]).check();
  await shot('d3'); await shot('d3v', false);
  await p.getByRole('button', { name: 'Get My Results' }).click();
  await p.waitForURL('**/results/**', {timeout: 20000}); await p.waitForTimeout(1500);
  console.log(p.url());
  await shot('r');
  if (w === 1440) { await p.pdf({ path: '/tmp/walk/report.pdf', preferCSSPageSize: true }); await p.locator('details.scoring summary').click(); await shot('r-open'); }
  await p.goto(base + '/diagnostic/results/nope'); await shot('r404', false);
  await ctx.close();
}
await b.close();
