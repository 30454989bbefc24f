import fs from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { loadContent } from '@/lib/content/load';
import { writeEvidence } from '../../scripts/owner/evidence';
import { aSite } from '../support/a-context';
import { CONTENT } from '../support/content-folder';
import { freshDatabase } from '../support/databases';
import { formRequest } from '../support/form-calls';
import { aDataKey } from '../support/personal-data';
import { storeOrder, storePayment } from '../support/stored-orders';
import { removeFolder, temporaryFolder } from '../support/temporary-folder';

const { database, url } = await freshDatabase();
Object.assign(process.env, { DATABASE_URL: url, BASE_URL: 'http://127.0.0.1:3000' });
const { POST } = await import('@/app/api/your-data/delete/route');
const content = loadContent(CONTENT);

/** As the command writes it. */
async function evidence(number: string): Promise<string> {
  const folder = temporaryFolder('evidence');
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => {
    said.mockRestore();
    removeFolder(folder);
  });
  const file = path.join(folder, 'evidence.txt');
  const site = { ...aSite({ database, content }), content };
  await writeEvidence({ site, args: [number], file });
  return fs.readFileSync(file, 'utf8');
}

test('the evidence for an order names nobody once its buyer had everything deleted', async () => {
  const email = 'tabitha@example.org';
  const id = await storeOrder(database, { number: 'PL-EVID-0001', email });
  await storePayment(database, id);
  const before = await evidence('PL-EVID-0001');
  for (const known of [email, 'visa ending in 4242']) expect(before).toContain(known);
  await POST(formRequest('/api', { token: await aDataKey(database, email) }));
  expect(await evidence('PL-EVID-0001')).not.toMatch(/tabitha|4242/i);
});
