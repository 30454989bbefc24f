import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { chromium } from 'playwright';
import { openDatabase } from '@/lib/gateways/prisma/client';
import { migrate } from '@/lib/gateways/prisma/migrate';
import { storeOrder } from './tests/support/stored-orders';
fs.rmSync('/tmp/mail-try.db', { force: true });
const url = 'file:/tmp/mail-try.db';
await migrate(url, 'prisma');
const database = openDatabase(url);
const key = async (wanted = {}) => {
  const orderId = await storeOrder(database, wanted);
  const token = randomBytes(18).toString('base64url');
  await database.orderAccess.create({ data: { orderId, tokenHash: createHash('sha256').update(token).digest('base64url') } });
  return token;
};
const tools = ['okr-planning-calculator','90-day-sprint-planner','strategic-okr-execution-tracker'];
const one = await key({ number: 'PL-7K3M-9QXW', company: 'Quist & Sons GmbH', taxId: 'DE 123 456 789' });
const bundle = await key({ number: 'PL-7K3M-9QXX', productId: 'complete-strategy-toolbox', title: 'Complete Strategy Toolbox', price: 38880, tools, status: 'partially_refunded', refunded: 5000 });
const refunded = await key({ status: 'refunded', refunded: 5900 });
const site = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'start', '-H', '127.0.0.1', '-p', '3600'], { env: { ...process.env, BUILD_FOLDER: '.next-e2e', SITE_MODE: 'demo', PORT: '3600', BASE_URL: 'http://127.0.0.1:3600', DATABASE_URL: url, NODE_ENV: 'production' }, stdio: 'inherit' });
for (;;) { try { await fetch('http://127.0.0.1:3600/'); break; } catch { await new Promise((r) => setTimeout(r, 200)); } }
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const shots = { one: `/orders/${one}`, bundle: `/orders/${bundle}`, refunded: `/orders/${refunded}`, saved: `/orders/${one}?form=saved#receipt`, unknown: '/orders/nope', find: '/find-purchase', sent: '/find-purchase?sent', invalid: '/find-purchase?invalid', expired: '/api/downloads/x.y' };
for (const [name, path] of Object.entries(shots)) for (const width of [360, 1440]) {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  const answer = await page.goto('http://127.0.0.1:3600' + path);
  console.log(name, answer!.status(), JSON.stringify(answer!.headers()['cache-control']), answer!.headers()['referrer-policy']);
  await page.screenshot({ path: `/tmp/p-${name}-${width}.png`, fullPage: true });
  if (name === 'bundle' && width === 1440) { await page.emulateMedia({ media: 'print' }); await page.setViewportSize({ width: 720, height: 900 }); await page.screenshot({ path: '/tmp/p-print.png', fullPage: true }); await page.pdf({ path: '/tmp/p.pdf' }); }
  await page.close();
}
await browser.close();
site.kill('SIGTERM');
process.exit(0);
