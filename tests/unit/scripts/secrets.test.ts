import fs from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { readEnv } from '@/lib/platform/config/env';
import { retireFormer, rotate, status, useNext, type World } from '@/scripts/secrets/commands';
import { places } from '@/scripts/secrets/places';
import { demoSecrets } from '@/scripts/setup/demo-secrets';
import { completeEnvironment } from '@/scripts/setup/stand-ins';
import { removeFolder, temporaryFolder } from '../../support/temporary-folder';

const FIRST = 'first, 100% "random" letters, 40 of them.'.replaceAll('"', '');
const TEXT = `# The site
SITE_MODE=production

export LINK_SECRET="${FIRST}" # chosen by me
# LINK_SECRET_ALSO=next:something
CRON_SECRET=${'c'.repeat(40)}
SMTP_URL=smtp://ada:old@mail.test:587
# the end`;

let said: string[] = [];
let today = '2026-03-01';
beforeEach(() => {
  said = [];
  today = '2026-03-01';
});

function aFolder(files: Record<string, string>) {
  const folder = temporaryFolder('secrets');
  onTestFinished(() => removeFolder(folder));
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), text);
  return folder;
}

function world(folder: string, { typed = '', shell = {} }: { typed?: string; shell?: object } = {}): World {
  return {
    places: places(undefined, shell as NodeJS.ProcessEnv, folder),
    shell: shell as NodeJS.ProcessEnv,
    today,
    ask: () => Promise.resolve(typed),
    say: (text) => void said.push(text),
  };
}
const textOf = (folder: string) => fs.readFileSync(path.join(folder, '.env'), 'utf8');
const envOf = (folder: string) => readEnv(parseEnv(textOf(folder)));

test('a rotation adds the next secret, then uses it and accepts the former one, and every other line stays', async () => {
  const folder = aFolder({ '.env': TEXT });
  await rotate(['LINK_SECRET'], world(folder));
  const [next] = envOf(folder).LINK_SECRET_ALSO ?? [];
  expect(envOf(folder).LINK_SECRET).toBe(FIRST);
  expect(next).toMatchObject({ mark: 'next', secret: expect.stringMatching(/^[\w-]{43}$/) as string });

  useNext([], world(folder));
  expect(envOf(folder)).toMatchObject({
    LINK_SECRET: next?.secret,
    LINK_SECRET_ALSO: [{ mark: '2026-03-01', secret: FIRST }],
  });
  const also = /^LINK_SECRET_ALSO=.*$/m.exec(textOf(folder))?.[0];
  expect(textOf(folder)).toBe(
    TEXT.replace(FIRST, next?.secret ?? '').replace('# chosen by me', `# chosen by me\n${also}`),
  );
});

test('the same step twice changes nothing the second time, and says the same', async () => {
  const folder = aFolder({ '.env': TEXT });
  const twice = async (step: () => unknown) => {
    await step();
    const [text, lines] = [textOf(folder), said.filter((line) => !line.includes('is changed.'))];
    said = [];
    await step();
    expect([textOf(folder), said]).toEqual([text, lines]);
    said = [];
  };
  await twice(() => rotate([], world(folder)));
  useNext([], world(folder));
  const used = textOf(folder);
  useNext([], world(folder));
  expect(textOf(folder)).toBe(used);
  expect(said.at(-1)).toMatch(/^There is no next secret/);
});

test('no secret is said, and both the file and what it was are for the owner alone', async () => {
  const folder = aFolder({ '.env': TEXT });
  fs.chmodSync(path.join(folder, '.env'), 0o644);
  await rotate([], world(folder));
  useNext([], world(folder));
  await rotate(['SMTP_URL'], world(folder, { typed: 'smtp://ada:new@mail.test:587' }));
  const secrets = [...textOf(folder).matchAll(/[\w-]{40,}/g)].map(([one]) => one);
  expect(secrets.length).toBeGreaterThan(2);
  for (const secret of [...secrets, FIRST, 'ada:new', 'ada:old'])
    expect(said.join('\n')).not.toContain(secret);
  const files = fs.readdirSync(folder);
  expect(files).toHaveLength(4);
  for (const name of files) expect(fs.statSync(path.join(folder, name)).mode & 0o777).toBe(0o600);
});

test('what is made elsewhere is typed in, and replaces the former one at once', async () => {
  const folder = aFolder({ '.env': TEXT });
  await rotate(['SMTP_URL'], world(folder, { typed: ' smtp://ada:new@mail.test:587\n' }));
  expect(textOf(folder)).toBe(TEXT.replace('ada:old', 'ada:new'));
});

test("Stripe's signing secrets are both accepted until the former one is retired", async () => {
  const keys =
    'STRIPE_PUBLISHABLE_KEY=pk_test_a\nSTRIPE_SECRET_KEY=sk_test_a\nSTRIPE_WEBHOOK_SECRET=whsec_old\n';
  const folder = aFolder({ '.env': keys });
  await rotate(['STRIPE_WEBHOOK_SECRET'], world(folder, { typed: 'whsec_new' }));
  expect(envOf(folder)).toMatchObject({
    STRIPE_WEBHOOK_SECRET: 'whsec_new',
    STRIPE_WEBHOOK_SECRET_ALSO: [{ mark: '2026-03-01', secret: 'whsec_old' }],
  });
  today = '2026-03-02';
  retireFormer([], { now: false }, world(folder));
  expect(envOf(folder).STRIPE_WEBHOOK_SECRET_ALSO).toHaveLength(1);
  today = '2026-03-03';
  retireFormer([], { now: false }, world(folder));
  expect(textOf(folder)).toBe(keys.replace('whsec_old', 'whsec_new'));
});

describe('a former LINK_SECRET', () => {
  const replaced = async () => {
    const folder = aFolder({ '.env': TEXT });
    await rotate(['LINK_SECRET'], world(folder));
    useNext([], world(folder));
    return folder;
  };

  test('is accepted for two years, and stays for the list of what was deleted', async () => {
    const folder = await replaced();
    today = '2028-02-28';
    retireFormer([], { now: false }, world(folder));
    expect(envOf(folder).LINK_SECRET_ALSO).toEqual([{ mark: '2026-03-01', secret: FIRST }]);
    today = '2028-02-29';
    retireFormer([], { now: false }, world(folder));
    expect(envOf(folder).LINK_SECRET_ALSO).toEqual([{ mark: 'retired', secret: FIRST }]);
  });

  test('that others know is retired at once', async () => {
    const folder = await replaced();
    retireFormer(['LINK_SECRET'], { now: true }, world(folder));
    expect(envOf(folder).LINK_SECRET_ALSO).toEqual([{ mark: 'retired', secret: FIRST }]);
    expect(() => retireFormer([], { now: true }, world(folder))).toThrow('Which secret');
  });

  test('is told from the present one by its fingerprint', async () => {
    const folder = await replaced();
    const [link] = status(world(folder));
    expect(link).toMatchObject({
      name: 'LINK_SECRET',
      former: [{ since: '2026-03-01', until: '2028-02-29' }],
    });
    const prints = [link?.used, link?.former[0]?.fingerprint];
    for (const print of prints) expect(print).toMatch(/^[0-9a-f]{12}$/);
    expect(new Set(prints).size).toBe(2);
  });
});

test('a demo that made its secrets itself goes on with the new ones', async () => {
  const folder = aFolder({});
  const file = path.join(folder, 'data/demo-secrets.json');
  const former = demoSecrets(file);
  await rotate([], world(folder));
  useNext([], world(folder));
  const environment: Record<string, string | undefined> = {};
  const { stripe } = completeEnvironment(environment, file);
  const env = readEnv(environment);
  expect(env.LINK_SECRET_ALSO).toEqual([{ mark: '2026-03-01', secret: former.linkSecret }]);
  expect(env.STRIPE_WEBHOOK_SECRET_ALSO).toEqual([{ mark: '2026-03-01', secret: former.webhookSecret }]);
  expect(stripe?.webhook?.secret).toBe(env.STRIPE_WEBHOOK_SECRET);
  expect(env.STRIPE_WEBHOOK_SECRET).not.toBe(former.webhookSecret);
});

describe('is refused, and changes nothing:', () => {
  test.each([
    [
      'a name that is no secret',
      ['PORT'],
      {},
      {},
      /^PORT is no secret of the site\. These are: LINK_SECRET, /,
    ],
    ['one that is not set', ['LEAD_WEBHOOK_SECRET'], {}, {}, /^LEAD_WEBHOOK_SECRET is not set\.$/],
    [
      'one that the shell sets',
      ['LINK_SECRET'],
      {},
      { LINK_SECRET: 'x' },
      /set by the environment of this shell/,
    ],
    [
      'a new one that the site would not take',
      ['SMTP_URL'],
      { typed: 'http://x' },
      {},
      /SMTP_URL is set to something else/,
    ],
    [
      'a new one that files read in two ways',
      ['SMTP_URL'],
      { typed: 'smtp://a:b$c@d' },
      {},
      /write it as %24/,
    ],
    ['none, where one was asked for', ['SMTP_URL'], {}, {}, /^No new SMTP_URL was typed/],
  ])('%s', async (_what, names, typed, shell, said_) => {
    const folder = aFolder({ '.env': TEXT });
    await expect(async () => rotate(names, world(folder, { ...typed, shell }))).rejects.toThrow(said_);
    expect(textOf(folder)).toBe(TEXT);
    expect(fs.readdirSync(folder)).toEqual(['.env']);
  });

  test('a file that another one wins over', async () => {
    const folder = aFolder({ '.env': TEXT, '.env.local': `LINK_SECRET=${'l'.repeat(40)}` });
    await expect(async () => rotate(['LINK_SECRET'], world(folder))).rejects.toThrow('--file .env.local');
  });

  test('a secret that its file writes in two ways', async () => {
    const text = `LINK_SECRET=${'$HOME'.repeat(9)}\n`;
    const folder = aFolder({ '.env': text });
    await expect(async () => rotate([], world(folder))).rejects.toThrow('LINK_SECRET');
    expect(textOf(folder)).toBe(text);
  });
});
