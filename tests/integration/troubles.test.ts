import fs from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { stamp } from '@/lib/kernel/time';
import { readEnv } from '@/lib/platform/config/env';
import type { Trouble } from '@/lib/mail/rules/outbox';
import { queueTroubleMails, runHealthChecks } from '@/lib/server/troubles';
import { eraseUnder } from '@/lib/your-data/store/erasure';
import { freshDatabase } from '../support/databases';
import { removeFolder, temporaryFolder } from '../support/temporary-folder';

const { database, url } = await freshDatabase();
const folder = temporaryFolder('troubles');
afterAll(() => removeFolder(folder));
const NOW = new Date();
const HOUR = 60 * 60_000;
const later = (hours: number) => new Date(NOW.getTime() + hours * HOUR);

const look = (environment: Record<string, string> = {}, now = NOW, asked = database) => {
  const settings = readEnv({
    DATABASE_URL: url,
    LINK_SECRETS: 'k'.repeat(40),
    ...environment,
  });
  const about = { content: { products: [] }, builtAt: NOW };
  return runHealthChecks({ settings, database: asked, ...about }, now);
};

test('a site in order is in no trouble', async () => {
  expect(await look({ ERASED_LIST: path.join(folder, 'list') })).toEqual([]);
});

test('a backup may be 30 hours old, and its folder has to be there', async () => {
  const backups = path.join(folder, 'backups');
  expect(await look({ BACKUP_FOLDER: backups })).toEqual(['backup']);
  fs.mkdirSync(backups);
  fs.writeFileSync(path.join(backups, `plumbline-${stamp(NOW)}.db`), 'a copy');
  fs.writeFileSync(path.join(backups, `plumbline-${stamp(later(30))}.dump`), ''); // it failed
  expect(await look({ BACKUP_FOLDER: backups }, later(29))).toEqual([]);
  expect(await look({ BACKUP_FOLDER: backups }, later(31))).toEqual(['backup']);
});

test('the last backup is as old as its name says, also when it is a copy', async () => {
  const BACKUP_FOLDER = path.join(folder, 'copied');
  fs.mkdirSync(BACKUP_FOLDER);
  for (const hours of [-40, -28, -60])
    fs.writeFileSync(path.join(BACKUP_FOLDER, `plumbline-${stamp(later(hours))}.dump`), 'a copy');
  fs.writeFileSync(path.join(BACKUP_FOLDER, `plumbline-${stamp(later(9))}.db-partial`), '');
  expect(await look({ BACKUP_FOLDER }, later(2))).toEqual([]);
  expect(await look({ BACKUP_FOLDER }, new Date(later(2).getTime() + 1))).toEqual(['backup']);
});

test('reconciling, which is done once an hour, may be an hour and a quarter ago', async () => {
  const keys = { STRIPE_PUBLISHABLE_KEY: 'pk_test_a', STRIPE_SECRET_KEY: 'sk_test_a' };
  await database.job.create({ data: { name: 'reconcile', doneUntil: NOW } });
  expect(await look(keys, later(1.2))).toEqual([]);
  expect(await look(keys, later(1.3))).toEqual(['reconcile']);
  expect(await look({}, later(1.3))).toEqual([]);
});

test('an event of Stripe’s may wait for an hour', async () => {
  const keys = { STRIPE_PUBLISHABLE_KEY: 'pk_test_a', STRIPE_SECRET_KEY: 'sk_test_a' };
  await database.job.updateMany({ data: { doneUntil: later(1) } });
  const event = {
    id: 'evt_waits',
    type: 'payment_intent.succeeded',
    receivedAt: NOW,
    tries: 4,
    dueAt: later(2),
  };
  await database.webhookEvent.create({ data: event });
  expect(await look(keys, later(0.9))).toEqual([]);
  expect(await look(keys, later(1.1))).toEqual(['reconcile']);
  await database.webhookEvent.updateMany({ data: { handledAt: later(1) } });
  expect(await look(keys, later(1.1))).toEqual([]);
  await database.webhookEvent.deleteMany();
});

test('reconciling that was never done is told an hour and a quarter after it was first awaited', async () => {
  const keys = { STRIPE_PUBLISHABLE_KEY: 'pk_test_a', STRIPE_SECRET_KEY: 'sk_test_a' };
  await database.job.updateMany({ data: { doneUntil: null } });
  expect(await look(keys)).toEqual([]);
  expect(await look(keys, later(1.2))).toEqual([]);
  expect(await look(keys, later(1.3))).toEqual(['reconcile']);
});

test('mail may wait for an hour', async () => {
  const mail = { id: 'm', template: 'owner-sale', reason: 'r', messageId: 'm', dueAt: NOW };
  await database.outboxMail.create({ data: mail });
  expect(await look({}, later(0.9))).toEqual([]);
  expect(await look({}, later(1.1))).toEqual(['mail']);
  // Since it was queued, however often it was put off.
  await database.outboxMail.updateMany({ data: { createdAt: NOW, dueAt: later(24), tries: 3 } });
  expect(await look({}, later(1.1))).toEqual(['mail']);
  await database.outboxMail.deleteMany();
});

test('three payments in a row that no event told of are told, until one comes', async () => {
  const keys = { STRIPE_SECRET_KEY: 'sk_test_a', STRIPE_PUBLISHABLE_KEY: 'pk_test_a' };
  const event = (id: number, outcome: string) =>
    database.webhookEvent.create({
      data: {
        id: `evt_${id}`,
        type: 'payment_intent.succeeded',
        outcome,
        handledAt: NOW,
        receivedAt: new Date(NOW.getTime() + id * 1000),
      },
    });
  const seen = async () => (await look(keys)).filter((one) => one === 'webhook');
  await event(1, 'caught up');
  await event(2, 'caught up');
  expect(await seen()).toEqual([]);
  await event(3, 'caught up');
  expect(await seen()).toEqual(['webhook']);
  await event(4, 'changed');
  expect(await seen()).toEqual([]);
  await database.webhookEvent.deleteMany();
});

test('a deletion that can not be noted is not called done; it is told, and noted when it can be', async () => {
  const list = path.join(folder, 'erased-at-once');
  fs.mkdirSync(list); // in the way
  const settings = readEnv({ DATABASE_URL: url, LINK_SECRETS: 'k'.repeat(40), ERASED_LIST: list });
  const errors: unknown[] = [];
  const onUnexpectedError = (error: unknown) => errors.push(error);
  const erasing = { settings, database, onUnexpectedError };
  const consent = { id: 'c', createdAt: NOW, email: 'a@example.org', wording: 'Yes', wordingVersion: '1' };
  await database.marketingConsent.create({ data: consent });

  expect(await eraseUnder(erasing, 'a@example.org', NOW)).toMatchObject({ consents: 1, isListed: false });
  expect(errors).toHaveLength(1);
  expect(await database.marketingConsent.count()).toBe(0);
  expect(await look({ ERASED_LIST: list })).toEqual(['erased-list']);

  fs.rmdirSync(list);
  expect(await look({ ERASED_LIST: list })).toEqual([]);
  expect(fs.readFileSync(list, 'utf8').match(/^[\w-]{43} /gm)).toHaveLength(1);
});

test('the owner is told of a trouble once a day, however many processes look', async () => {
  const seen = (found: Trouble[], hours: number) =>
    queueTroubleMails(database, found, new Date(Date.UTC(2026, 2, 1, hours)));
  await Promise.all([1, 2, 3].map(() => seen(['prices', 'backup'], 1)));
  expect(await seen(['prices'], 23)).toBe(0);
  expect(await seen([], 24)).toBe(0);
  expect(await seen(['prices'], 24)).toBe(1);
  const mails = await database.outboxMail.findMany({ orderBy: { dueAt: 'asc' } });
  expect(mails.map(({ data }) => (data as { about: string }).about).sort()).toEqual([
    'backup',
    'prices',
    'prices',
  ]);
});
