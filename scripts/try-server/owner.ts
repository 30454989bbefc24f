import fs from 'node:fs';
import https from 'node:https';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { inbox } from '../../tests/support/inbox';
import { sandboxControl } from '../../tests/support/sandbox-control';
import { inProject } from '../setup/project.mjs';
import { step, SetupError } from '../setup/steps.mjs';
import type { Debian } from './debian';
import { type Block, NOT_RUN, STAND_INS } from './lines';
import { payAsABrowser } from './payment';
import { copySources, fetchNode } from './sources';
import { SECRET_KEY, SITE_NAME, type World } from './world';

const PRODUCT = 'okr-planning-calculator';
const PRICES = { former: 4900, new: 5100 };
/** How its subject begins (content/mail/buyer.yaml). */
const RECEIPT = 'Your files and your receipt:';
const READY = { tries: 240, everyMs: 500 };
const LOAD = { atOnce: 8, atLeast: 10_000 };

/** Whoever follows the recipe, and a visitor who comes to what it made. */
export function anOwner(debian: Debian, world: World) {
  const agent = new https.Agent({ keepAlive: true, ca: world.authority });
  const instead = new Set<string>();
  let visitor = 0;
  const buyer = () => `visitor-${visitor}@example.org`;

  async function bringStandIns(): Promise<void> {
    const folder = debian.within('stand-ins');
    copySources(path.join(folder, 'sources'));
    await fetchNode(path.join(folder, 'node'));
    for (const [name, { cert, key }] of Object.entries(world.certificates)) {
      const live = path.join(folder, 'letsencrypt/live', name);
      fs.mkdirSync(live, { recursive: true });
      fs.writeFileSync(path.join(live, 'fullchain.pem'), cert);
      fs.writeFileSync(path.join(live, 'privkey.pem'), key);
    }
    fs.writeFileSync(path.join(folder, 'stripe.conf'), world.stripeConf);
    fs.writeFileSync(debian.within('etc/hosts'), world.hosts);
    fs.mkdirSync(path.dirname(debian.within(debian.authority)), { recursive: true });
    fs.writeFileSync(debian.within(debian.authority), world.authorities);
    for (const name of ['systemctl.mjs', 'systemd-environment.mjs'])
      fs.copyFileSync(inProject('scripts/try-server', name), debian.within(`usr/local/bin/${name}`));
    fs.symlinkSync('systemctl.mjs', debian.within('usr/local/bin/systemctl'));
  }

  /** The recipe's own text, with values where it has dots. */
  function write({ file, text: lines }: Block & { file: string }): void {
    const values = { ...world.values, NODE_EXTRA_CA_CERTS: debian.authority };
    const filled = lines.replaceAll(/^(\w+)=.*$/gm, (line, name: string) => {
      const value = world.values[name];
      return value ? `${name}=${value}` : line;
    });
    if (/\.\.\./.test(filled))
      throw new SetupError(`${file} has a value that nothing stands in for:\n${filled}`);
    fs.writeFileSync(debian.within(file), `${filled}NODE_EXTRA_CA_CERTS=${values.NODE_EXTRA_CA_CERTS}\n`);
  }

  function possible(lines: string): string {
    return STAND_INS.reduce((script, standIn) => {
      if (!standIn.line.test(script)) return script;
      instead.add(standIn.why);
      return script.replace(standIn.line, standIn.instead);
    }, lines);
  }

  async function ask(address: string, body?: object): Promise<{ status: number; text: string }> {
    const headers = {
      host: SITE_NAME,
      ...(body && { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }),
      ...(body && { 'idempotency-key': `try-${visitor}-${'a'.repeat(24)}` }),
    };
    const options = {
      host: '127.0.0.1',
      servername: SITE_NAME,
      agent,
      headers,
      method: body ? 'POST' : 'GET',
    };
    return new Promise((resolve, reject) => {
      const request = https.request({ ...options, path: address }, (answer) => {
        text(answer).then((all) => resolve({ status: answer.statusCode ?? 0, text: all }), reject);
      });
      request.on('error', reject).end(body && JSON.stringify(body));
    });
  }

  async function ready(): Promise<void> {
    for (let tries = 0; tries < READY.tries; tries++) {
      const answer = await ask('/api/ready').catch(() => null);
      if (answer?.status === 200) return;
      await setTimeout(READY.everyMs);
    }
    throw new SetupError('The site is not ready after two minutes.');
  }

  async function call(address: string, body: object): Promise<Record<string, string>> {
    const answer = await ask(address, body);
    if (answer.status >= 300) throw new SetupError(`${address} answered ${answer.status}: ${answer.text}`);
    return JSON.parse(answer.text || '{}') as Record<string, string>;
  }

  const price = async () => {
    const products = JSON.parse((await ask('/api/products')).text) as { id: string; price: number }[];
    return products.find(({ id }) => id === PRODUCT)?.price;
  };

  /** Visitors who go on until `work` is done, and there were enough of them. */
  async function underLoad(work: () => Promise<void>): Promise<string> {
    let over = false;
    let asked = 0;
    const failed: string[] = [];
    const one = async () => {
      while (!over || asked < LOAD.atLeast) {
        const address = ['/', '/toolbox', '/icon.svg', '/diagnostic'][asked++ % 4]!;
        const status = await ask(address).then((answer) => answer.status, String);
        if (status !== 200) failed.push(`${address}: ${status}`);
        await setTimeout(10); // the machine has a build to make meanwhile
      }
    };
    const all = Array.from({ length: LOAD.atOnce }, one);
    await work().finally(() => (over = true));
    await Promise.all(all);
    if (failed.length > 0)
      throw new SetupError(
        `Of ${asked} requests ${failed.length} failed:\n${failed.slice(0, 20).join('\n')}`,
      );
    return `${asked} requests, none failed`;
  }

  /** Of the latest buyer. */
  async function expectReceipts(count: number): Promise<void> {
    const mails = await inbox(world.inbox).mailsTo(buyer(), { count, wait: 60_000 });
    const subjects = mails.map(({ subject = 'no subject' }) => subject);
    if (subjects.filter((subject) => subject.startsWith(RECEIPT)).length !== count)
      throw new SetupError(`Not ${count} receipts came, but ${subjects.join(', ') || 'no mail'}.`);
  }

  return {
    async types(title: string, blocks: Block[], how: { underLoad?: boolean } = {}): Promise<void> {
      if (!fs.existsSync(debian.within('stand-ins')))
        await step('What stands in for the world', bringStandIns);
      for (const block of blocks) {
        const { file } = block;
        if (file !== null) {
          write({ ...block, file });
          continue;
        }
        const run = async () => void (await debian.shell(possible(block.text)));
        const [first = ''] = block.text.split('\n');
        await step(`${title}: ${first}`, () => (how.underLoad ? underLoad(run) : run()));
      }
    },

    /** From the page's price to the mail with its files. */
    async expectSale(): Promise<void> {
      visitor += 1;
      const email = buyer();
      await ready();
      const amount = await price();
      const { clientSecret = '' } = await call('/api/create-payment-intent', { productId: PRODUCT, amount });
      await call('/api/orders/contact', { clientSecret, email, amount });
      const intent = clientSecret.split('_secret_')[0] ?? '';
      await payAsABrowser(world.sandbox, intent, email);
      await sandboxControl(world.sandbox, SECRET_KEY).quiet();
      await expectReceipts(1);
    },

    /**
     * Reconciling has made the latest sale anew, which the backup did not know: its buyer gets links that
     * work.
     */
    expectFilesAgain: () => expectReceipts(2),

    async expectOrders(count: number): Promise<void> {
      const orders = JSON.parse(await debian.shell('plumbline orders list --status paid --json')) as unknown;
      const found = JSON.stringify(orders).match(/"number":/g)?.length ?? 0;
      if (found !== count) throw new SetupError(`${found} orders, not ${count}:\n${JSON.stringify(orders)}`);
    },

    changePrice(): void {
      const file = debian.within(`srv/plumbline/sources/content/products/${PRODUCT}/product.yaml`);
      const yaml = fs.readFileSync(file, 'utf8');
      fs.writeFileSync(file, yaml.replace(`priceCents: ${PRICES.former}`, `priceCents: ${PRICES.new}`));
    },

    async expectPrice(which: keyof typeof PRICES): Promise<void> {
      const found = await price();
      if (found !== PRICES[which]) throw new SetupError(`The price is ${found}, not ${PRICES[which]}.`);
      const page = await ask(`/toolbox/${PRODUCT}`);
      if (!page.text.includes(`$${PRICES[which] / 100}`)) throw new SetupError('The page has another price.');
    },

    sayWhatWasNotRun(): void {
      console.log(['\nNot run:', ...instead, ...NOT_RUN].join('\n  - '));
    },
  };
}
