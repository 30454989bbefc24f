import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { readEnv } from '../../lib/platform/config/env';
import { readDatabaseUrl } from '../../lib/platform/database/database-url';
import type { StandIns } from '../../packages/sandbox/start';
import { ROOT, inProject } from './project.mjs';
import { expectFreePort } from './serve';
import { SetupError } from './steps.mjs';

type Environment = Record<string, string | undefined>;

/** Whoever sets one of these talks to Stripe, or to a stand-in of their own. */
const STRIPE = [
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_API_BASE',
  'STRIPE_JS_URL',
];

/**
 * Writes into the environment what a demo needs and nobody has set: Stripe's sandbox, the inbox, a link
 * secret. They listen on the three ports after the site's: inbox, sandbox, SMTP.
 * @returns what has to be started for it; nothing in production
 */
export function completeEnvironment(
  environment: Environment,
  secretsFile = inProject('data/demo-secrets.json'),
): StandIns {
  const isSet = (name: string) => Boolean(environment[name]?.trim());
  const port = Number(environment.PORT?.trim() || 3000);
  if (environment.SITE_MODE?.trim() === 'production' || !Number.isInteger(port))
    return { stripe: null, mail: null };

  const { publishableKey, secretKey, webhookSecret, linkSecret } = demoSecrets(secretsFile);
  const standIns: StandIns = { stripe: null, mail: null };
  if (!isSet('LINK_SECRETS')) environment.LINK_SECRETS = linkSecret;
  if (!STRIPE.some(isSet)) {
    const keys = { publishableKey, secretKey };
    const webhook = { url: `http://127.0.0.1:${port}/api/webhooks/stripe`, secret: webhookSecret };
    standIns.stripe = { port: port + 2, keys, webhook };
    Object.assign(environment, {
      STRIPE_PUBLISHABLE_KEY: publishableKey,
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_BASE: `http://127.0.0.1:${port + 2}`,
      STRIPE_JS_URL: `http://127.0.0.1:${port + 2}/stripe.js`,
    });
  }
  if (!isSet('SMTP_URL')) {
    standIns.mail = { inboxPort: port + 1, smtpPort: port + 3 };
    environment.SMTP_URL = `smtp://127.0.0.1:${port + 3}`;
    if (!isSet('MAIL_FROM')) environment.MAIL_FROM = 'orders@example.com';
  }
  return standIns;
}

/** The same for a command beside a demo, whose secrets lie beside its database. @throws EnvError */
export function completeBesideDemo(environment: Environment): void {
  const database = readDatabaseUrl(readEnv(environment).DATABASE_URL);
  if (database.provider !== 'sqlite') return;
  const secrets = path.join(path.dirname(database.file), 'demo-secrets.json');
  if (fs.existsSync(secrets)) completeEnvironment(environment, secrets);
}

/** @throws SetupError when somebody listens on a port that a stand-in needs */
export async function expectFreePorts({ stripe, mail }: StandIns): Promise<void> {
  const ports = [stripe?.port, mail?.inboxPort, mail?.smtpPort].filter((port) => port !== undefined);
  for (const port of ports) await expectFreePort(port);
}

/** Starts them in a process that ends with this one. @returns lines that say where they are */
export async function startBeside(standIns: StandIns): Promise<string[]> {
  const { stripe, mail } = standIns;
  if (!stripe && !mail) return [];
  const child = spawn(process.execPath, ['--import', 'tsx', 'packages/sandbox/main.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  child.send(standIns);
  const [message] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as [unknown];
  if (message !== 'ready') throw new SetupError(`The stand-ins did not start: ${String(message)}`);
  // The site decides when all of it ends.
  child.unref();
  child.channel?.unref();
  return [
    ...(mail ? [`Its mail can be read at http://127.0.0.1:${mail.inboxPort}`] : []),
    ...(stripe ? [`It takes Stripe's test cards only, such as 4242 4242 4242 4242: no card is charged`] : []),
  ];
}

type Secrets = Record<'publishableKey' | 'secretKey' | 'webhookSecret' | 'linkSecret', string>;

/**
 * What the demo would be given by Stripe and by its owner: made at the first start, in a file that only its
 * owner can read, and used again. Worth nothing outside this machine, and secret all the same.
 * @throws SetupError when the file is there and can't be used
 */
function demoSecrets(file: string): Secrets {
  const random = () => randomBytes(24).toString('hex');
  if (!fs.existsSync(file)) {
    const secrets: Secrets = {
      publishableKey: `pk_test_sandbox${random()}`,
      secretKey: `sk_test_sandbox${random()}`,
      webhookSecret: `whsec_sandbox${random()}`,
      linkSecret: random(),
    };
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  }
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Secrets;
  } catch {
    throw new SetupError(`${file} can't be used. Delete it: the next start makes a new one.`);
  }
}
