import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { SetupError } from './steps.mjs';

const text = z.string().min(1);
const schema = z.object({
  publishableKey: text,
  secretKey: text,
  webhookSecret: text,
  linkSecret: z.string().min(32),
});

/**
 * What the demo would be given by Stripe and by its owner. Worth nothing outside this machine, and secret all
 * the same.
 */
type DemoSecrets = z.infer<typeof schema>;

/**
 * The secrets of this checkout: made at the first start, in a file that only its owner can read, and used
 * again.
 * @throws SetupError when the file is there and can't be used
 */
export function demoSecrets(file: string): DemoSecrets {
  if (!fs.existsSync(file)) write(file);
  const read = schema.safeParse(parsed(fs.readFileSync(file, 'utf8')));
  if (read.success) return read.data;
  throw new SetupError(`${file} can't be used. Delete it: the next start makes a new one.`);
}

function write(file: string): void {
  const random = () => randomBytes(24).toString('hex');
  const secrets: DemoSecrets = {
    publishableKey: `pk_test_sandbox${random()}`,
    secretKey: `sk_test_sandbox${random()}`,
    webhookSecret: `whsec_sandbox${random()}`,
    linkSecret: random(),
  };
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
