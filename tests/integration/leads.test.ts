import fs from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Assessment } from '@/lib/diagnostic/rules/assessment';
import type { Lead } from '@/lib/diagnostic/rules/lead';
import { insertAssessment } from '@/lib/diagnostic/store/assessments';
import { signedIds } from '@/lib/platform/files/link-signing';
import { ownersLeads } from '@/lib/diagnostic/store/owners-leads';
import { runCommand } from '../support/command';
import { LINK_SECRETS, siteDatabase } from '../support/databases';
import { details } from '../support/diagnostic';
import { aResult } from '../support/finished-diagnostics';
import { aConsent } from '../support/personal-data';
import { removeFolder, temporaryFolder } from '../support/temporary-folder';

const { database } = await siteDatabase();
const NOON = new Date('2026-03-01T12:00:00Z');

async function aLead(name: string, wanted: Partial<Assessment> = {}): Promise<Assessment> {
  const assessment = aResult({ name, email: `${name.toLowerCase()}@Example.org`, ...wanted });
  await insertAssessment(database, assessment, null);
  return assessment;
}
let consents = 0;
const consent = (email: string, dates: { confirmedAt?: Date; withdrawnAt?: Date }) =>
  database.marketingConsent.create({
    data: aConsent({ id: `consent-${++consents}`, createdAt: NOON, email: email.toLowerCase(), ...dates }),
  });

const ada = await aLead('Ada', { company: '=cmd()', createdAt: new Date('2026-03-01T09:00:00Z') });
const bob = await aLead('Bob', { createdAt: new Date('2026-03-02T09:00:00Z') });
const cyd = await aLead('Cyd', {
  attribution: { utm_source: 'letter' },
  createdAt: new Date('2026-03-03T09:00:00Z'),
});
await database.reportRequest.create({ data: { assessmentId: ada.id, callAt: NOON } });
await database.reportRequest.create({ data: { assessmentId: bob.id, createdAt: NOON } });
const booked = { bookedAt: NOON, toldAt: NOON, startsAt: new Date('2026-03-04T15:00:00Z') };
await database.booking.create({ data: { id: 'of-ada', assessmentId: ada.id, ...booked } });
await database.booking.create({ data: { id: 'of-bob', assessmentId: bob.id, ...booked, canceledAt: NOON } });
await consent(ada.email, { confirmedAt: NOON });
await consent(bob.email, {});
await consent(cyd.email, { confirmedAt: NOON, withdrawnAt: NOON });

const leads = (...args: string[]) => runCommand('leads', ...args);

test('npm run leads lists; marketing counts only where it was confirmed and not withdrawn', async () => {
  const { output: stdout } = await leads('list');
  expect(stdout).toMatch(/^ID +FINISHED +NAME +EMAIL .* ASKED FOR .* MARKETING /m);
  expect(stdout).toContain('Times are those of America/New_York.');
  expect(stdout.match(/@Example\.org/g)).toHaveLength(3);
  expect(stdout).toMatch(/ Ada .* a call +booked .* yes/);
  const listed = JSON.parse((await leads('list', '--json')).output) as Lead[];
  expect(listed.map(({ name, marketingSince }) => [name, marketingSince])).toEqual([
    ['Cyd', null],
    ['Bob', null],
    ['Ada', NOON.toISOString()],
  ]);
});

test('npm run leads exports a file for its owner alone, in which nothing is a formula', async () => {
  const folder = temporaryFolder('leads');
  onTestFinished(() => removeFolder(folder));
  const file = path.join(folder, 'leads.csv');
  fs.writeFileSync(file, 'of last week', { mode: 0o644 });
  expect(await leads('export', '--file', file)).toMatchObject({
    code: 0,
    output: `3 leads written to ${file}.\n`,
  });
  expect(fs.statSync(file).mode & 0o777).toBe(0o600);
  const text = fs.readFileSync(file, 'utf8');
  expect(text.trim().split('\r\n')).toHaveLength(4);
  expect(text).not.toContain(',=cmd()');
  expect(text).toContain("'=cmd()");
});

test('npm run leads hands out each reader of the newsletter once, with the link that ends it', async () => {
  await aLead('Ada', { createdAt: new Date('2026-03-04T09:00:00Z'), name: 'Ada;=1+1' });
  await consent('Ada@example.org', { confirmedAt: new Date('2026-03-04T12:00:00Z') });
  await consent('gone@example.org', { confirmedAt: new Date('2026-03-05T12:00:00Z') });
  const { code, output: stdout } = await leads('readers');
  expect(code).toBe(0);
  const [head, ...lines] = stdout.trimEnd().split('\r\n');
  expect(head).toBe('\uFEFFemail,name,since,unsubscribe');
  expect(lines.map((line) => line.split(',').slice(0, 3).join(','))).toEqual([
    `ada@example.org,"Ada;'=1+1",2026-03-01T12:00:00.000Z`,
    'gone@example.org,,2026-03-05T12:00:00.000Z',
  ]);
  const tokens = lines.map((line) => decodeURIComponent(line.split('/').at(-1)!));
  const unsubscribes = signedIds([LINK_SECRETS], 'unsubscribe');
  expect(tokens.map((token) => unsubscribes.read(token))).toEqual(['consent-1', 'consent-5']);
});

test('a corrected diagnostic gives its place to the latest, with what was asked for, and is there to look at', async () => {
  const dee = await aLead('Dee', { createdAt: new Date('2026-03-06T09:00:00Z'), ...details });
  await database.reportRequest.create({ data: { assessmentId: dee.id, callAt: NOON } });
  const corrected = aResult({
    ...details,
    name: 'Dee',
    email: dee.email,
    createdAt: new Date('2026-03-06T10:00:00Z'),
  });
  await insertAssessment(database, corrected, null, null, dee.id);
  const listed = (await ownersLeads(database).list({})).filter(({ name }) => name === 'Dee');
  expect(listed).toMatchObject([{ id: corrected.id, asked: 'call', corrects: [dee.id] }]);
  expect((await leads('show', corrected.id)).output).toMatch(
    new RegExp(`^Open the diagnostic that it corrects +${dee.id}$`, 'm'),
  );
  const shown = (await leads('show', dee.id)).output;
  expect(shown).toMatch(new RegExp(`^Open the diagnostic that corrects it +${corrected.id}$`, 'm'));
  for (const detail of Object.values(details)) expect(shown).toContain(detail);
});
