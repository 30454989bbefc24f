import fs from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readEnv } from '@/lib/platform/config/env';
import { completeBesideDemo, completeEnvironment } from '@/scripts/setup/stand-ins';
import { removeFolder, temporaryFolder } from '../support/temporary-folder';

test('an empty environment is completed to one that the site accepts', () => {
  const environment: Record<string, string | undefined> = { STRIPE_SECRET_KEY: ' ', PORT: '4000' };
  const standIns = completeEnvironment(environment, secretsFile());
  expect(readEnv(environment)).toMatchObject({
    STRIPE_API_BASE: 'http://127.0.0.1:4002',
    STRIPE_JS_URL: 'http://127.0.0.1:4002/stripe.js',
    SMTP_URL: 'smtp://127.0.0.1:4003',
  });
  expect(standIns).toMatchObject({
    stripe: { port: 4002, webhook: { url: 'http://127.0.0.1:4000/api/webhooks/stripe' } },
    mail: { inboxPort: 4001, smtpPort: 4003 },
  });
});

test('the second start has the secrets of the first, and nobody else can read them', () => {
  const file = secretsFile();
  const [first, second] = [{} as Record<string, string>, {} as Record<string, string>];
  completeEnvironment(first, file);
  completeEnvironment(second, file);
  expect(second).toEqual(first);
  expect(fs.statSync(file).mode & 0o777).toBe(0o600);
});

test('two checkouts have different secrets', () => {
  const [one, other] = [{} as Record<string, string>, {} as Record<string, string>];
  completeEnvironment(one, secretsFile());
  completeEnvironment(other, secretsFile());
  expect(other.LINK_SECRETS).not.toBe(one.LINK_SECRETS);
  expect(other.STRIPE_SECRET_KEY).not.toBe(one.STRIPE_SECRET_KEY);
});

test("a user's own keys of Stripe win, and there is no sandbox then", () => {
  const own = { STRIPE_SECRET_KEY: 'sk_test_own', STRIPE_PUBLISHABLE_KEY: 'pk_test_own' };
  const environment: Record<string, string | undefined> = { ...own };
  expect(completeEnvironment(environment, secretsFile())).toMatchObject({
    stripe: null,
    mail: { inboxPort: 3001 },
  });
  expect(environment).toMatchObject(own);
  expect(environment).not.toHaveProperty('STRIPE_API_BASE');
});

test('production gets nothing, and no file is written', () => {
  const file = secretsFile();
  const environment = { SITE_MODE: 'production' };
  expect(completeEnvironment(environment, file)).toEqual({ stripe: null, mail: null });
  expect(environment).toEqual({ SITE_MODE: 'production' });
  expect(fs.existsSync(file)).toBe(false);
});

test('a command beside the database of a demo has its secrets, and elsewhere, or in production, none', () => {
  const file = secretsFile();
  const demo: Record<string, string | undefined> = {};
  completeEnvironment(demo, file);
  const beside = (more = {}) => {
    const DATABASE_URL = `file:${path.join(path.dirname(file), 'plumbline.db')}`;
    const environment: Record<string, string | undefined> = { DATABASE_URL, ...more };
    completeBesideDemo(environment);
    return environment;
  };
  expect(beside()).toMatchObject(demo);
  expect(beside({ SITE_MODE: 'production' })).not.toHaveProperty('STRIPE_SECRET_KEY');
  const elsewhere = { DATABASE_URL: `file:${path.join(path.dirname(file), 'other/plumbline.db')}` };
  expect(beside(elsewhere)).toEqual(elsewhere);
});

test('a broken file of secrets is named', () => {
  const file = secretsFile();
  fs.mkdirSync(path.dirname(file));
  fs.writeFileSync(file, '{"publishableKey": "pk');
  expect(() => completeEnvironment({}, file)).toThrow(file);
});

function secretsFile(): string {
  const folder = temporaryFolder('demo');
  onTestFinished(() => removeFolder(folder));
  return path.join(folder, 'data/demo-secrets.json');
}
