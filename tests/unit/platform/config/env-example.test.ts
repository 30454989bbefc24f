import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readEnv } from '@/lib/platform/config/env';
import { EXAMPLE_VALUES } from '@/lib/platform/config/production';

const text = fs.readFileSync(path.join(import.meta.dirname, '../../../../.env.example'), 'utf8');

/** The variables of the file, those in comments too. */
function variablesIn(lines: RegExp): [string, string][] {
  return [...text.matchAll(lines)].map(([, name = '', value = '']) => [name, value]);
}

test('.env.example, copied as it is, is the environment of the demo', () => {
  expect(readEnv(Object.fromEntries(variablesIn(/^([A-Z_]+)=(.*)$/gm)))).toEqual(readEnv({}));
});

test('.env.example names every variable the site reads', () => {
  const named = new Set(variablesIn(/^(?:# )?([A-Z_]+)=(.*)$/gm).map(([name]) => name));
  expect([...named].sort()).toEqual([
    'ARCHIVE_FOLDER',
    'BACKUP_FOLDER',
    'BASE_URL',
    'BOOKING_WEBHOOK_SECRET',
    'CRON_SECRET',
    'DATABASE_URL',
    'ERASED_LIST',
    'INTENTS_PER_HOUR',
    'LEAD_WEBHOOK_PRIVATE_HOST',
    'LEAD_WEBHOOK_SECRET',
    'LEAD_WEBHOOK_URL',
    'LIMITS_FACTOR',
    'LIMITS_STORE',
    'LINK_SECRETS',
    'LISTEN_HOST',
    'LOG_FORMAT',
    'MAIL_FROM',
    'PORT',
    'SITE_MODE',
    'SMTP_URL',
    'STRIPE_API_BASE',
    'STRIPE_JS_URL',
    'STRIPE_PUBLISHABLE_KEY',
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'TRUSTED_PROXIES',
  ]);
});

test('the values production refuses are those of .env.example', () => {
  expect(variablesIn(/^(?:# )?([A-Z_]+)=(.*)$/gm)).toEqual(
    expect.arrayContaining(Object.entries(EXAMPLE_VALUES)),
  );
});
