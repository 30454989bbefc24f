import fs from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { ask, call, enter } from '../../studio/tests/a-studio';
import type { State } from '../../studio/server/studio';
import type { Edit, Path, Value } from '../../studio/words/edit';
import type { FileForm } from '../../studio/words/form';
import { newProduct } from '../../studio/words/new-product';
import { slugOf } from '../../studio/words/places';
import { freePort } from '../../tests/support/free-port';
import type { Firm } from './firm';
import { expected, othersChanged } from './kept';
import { randomEdit, randomNumbers } from './random-edits';

type Made = { file: string; edit: Edit };
const AT_A_TIME = 10;
/** How long the studio may take to show a page of a new release. */
const SHOWN_MS = 90_000;

/** Somebody in the studio, by the calls that its page makes, who remembers what was edited. */
export async function aMarketer(firm: Firm, seed: number) {
  const port = await twoPorts();
  const link = await firm.studio(port);
  const origin = `http://127.0.0.1:${port}`;
  const headers: Record<string, string> = { ...(await enter(link, '', { origin }, port)), origin };
  const below = randomNumbers(seed);
  const texts = () => new Map(filesIn(firm.content).map((file) => [file, read(file)]));
  const read = (file: string) => fs.readFileSync(path.join(firm.content, file), 'utf8');
  let before = texts();
  let made: Made[] = [];

  async function get<Answer>(address: string): Promise<Answer> {
    const { status, text } = await ask(address, { headers, port });
    if (status !== 200) throw new Error(`${address}: ${status} ${text}`);
    return JSON.parse(text) as Answer;
  }
  const send = (address: string, body: unknown) => call(address, body, headers, port);
  async function must(address: string, body: unknown): Promise<void> {
    const { status, text } = await send(address, body);
    if (status !== 200) throw new Error(`${address}: ${status} ${text}`);
  }
  const formOf = (file: string) => get<FileForm>(`/api/form?file=${encodeURIComponent(file)}`);

  /** @returns whether they stand: where the check does not let them pass, all are taken back */
  async function attempt(some: (Made & { was?: Value })[]): Promise<boolean> {
    let count = 0;
    for (const one of some) {
      const { status } = await send('/api/edit', one);
      if (status !== 200) break;
      count++;
    }
    const { checked } = await get<State>('/api/check');
    if (count === some.length && checked?.errors.length === 0) {
      made.push(...some);
      return true;
    }
    for (let back = 0; back < count; back++) await must('/api/undo', {});
    return false;
  }

  return {
    /** Begins a product with one file, and fills in what is missing. @returns its slug */
    async addProduct(title: string): Promise<string> {
      const slug = slugOf(title);
      const file = `products/${slug}/product.yaml`;
      await must('/api/product', { slug, title });
      before.set(file, newProduct(slug, title));
      const filled = {
        priceCents: 2900,
        description: 'See what a meeting costs.',
        license: 'For one business.',
      };
      const lists = { whatYouGet: 'One page (PDF)', benefits: 'Fewer meetings', features: 'A sum for each' };
      const places: [Path, Value][] = [
        ...Object.entries(filled).map(([key, value]): [Path, Value] => [[key], value]),
        ...Object.entries(lists).map(([key, value]): [Path, Value] => [[key, 0], value]),
        [['seo', 'description'], 'What a meeting costs.'],
      ];
      for (const [at, value] of places) {
        const edit = { do: 'set', path: at, value } as Edit;
        await must('/api/edit', { file, edit });
        made.push({ file, edit });
      }
      const body = Buffer.from('%PDF-1.7\nOne page.\n');
      const query = new URLSearchParams({ file, path: '["files"]', entry: '', name: 'one-page.pdf' });
      const sent = { 'content-type': 'application/octet-stream', 'content-length': String(body.length) };
      const asked = { method: 'POST', headers: { ...headers, ...sent }, body, port };
      const { status, text } = await ask(`/api/upload?${query}`, asked);
      if (status !== 200) throw new Error(`The file was not taken: ${text}`);
      made.push({ file, edit: { do: 'add', path: ['files'], at: 0, value: { name: 'one-page.pdf' } } });
      return slug;
    },

    /**
     * So many edits that stand, some at a time, each in another file: typed quickly, and then checked.
     * @returns how many others were taken back, and how long each took
     */
    async edit(count: number): Promise<{ refused: number; msEach: number }> {
      const { files } = await get<State>('/api/state');
      let [refused, ms, stands] = [0, 0, 0];
      while (stands < count) {
        const some = new Map<string, Made & { was: Value }>();
        while (some.size < Math.min(AT_A_TIME, count - stands)) {
          const { file } = files[below(files.length)]!;
          // Twice at one place would be one step, which is taken back as a whole.
          if (some.has(file) || made.at(-1)?.file === file) continue;
          const found = randomEdit(await formOf(file), below);
          if (found) some.set(file, { file, ...found });
        }
        const began = performance.now();
        if (await attempt([...some.values()])) stands += some.size;
        else refused += some.size;
        ms += performance.now() - began;
      }
      return { refused, msEach: Math.round(ms / (stands + refused)) };
    },

    async write(file: string, at: Path, value: string): Promise<void> {
      const edit: Edit = { do: 'set', path: at, value };
      if (!(await attempt([{ file, edit }]))) throw new Error(`${file} did not take ‘${value}’.`);
    },

    /**
     * Publishes, and waits until it is live.
     * @returns how long that took, and what has changed that was not edited
     */
    async publish(): Promise<{ ms: number; files: number; wrong: string[] }> {
      const began = performance.now();
      await must('/api/publish', {});
      let { publishing } = await get<State>('/api/state');
      for (; publishing.state === 'working'; { publishing } = await get<State>('/api/state'))
        await setTimeout(200);
      if (publishing.state !== 'live')
        throw new Error(`It is ${publishing.state}:\n${publishing.lines.join('\n')}`);
      const ms = performance.now() - began;
      const after = texts();
      const wrong = [...new Set([...before.keys(), ...after.keys()])].filter((file) => {
        const edits = made.filter((one) => one.file === file).map(({ edit }) => edit);
        const [was, is] = [before.get(file), after.get(file)];
        if (was === undefined || is === undefined) return true;
        return !expected(was, is, edits) || othersChanged(was, is, edits);
      });
      const files = new Set(made.map(({ file }) => file)).size;
      [before, made] = [after, []];
      return { ms, files, wrong: wrong.map((file) => `${file} says something else than was edited.`) };
    },

    /** Whether the page in the studio comes to say a word. */
    async sees(word: string): Promise<boolean> {
      const cookie = headers.cookie!;
      for (const end = performance.now() + SHOWN_MS; performance.now() < end; await setTimeout(500)) {
        const page = await ask('/', { port: port + 1, headers: { cookie } });
        if (page.status === 200 && page.text.includes(word)) return true;
      }
      return false;
    },
  };
}

const filesIn = (content: string): string[] =>
  fs.readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(yaml|md)$/.test(file));

/** @returns the first of two that follow each other */
async function twoPorts(): Promise<number> {
  for (let first = await freePort(); ;) {
    const next = await freePort();
    if (next === first + 1) return first;
    first = next;
  }
}
