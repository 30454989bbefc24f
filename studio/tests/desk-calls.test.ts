import { mkdirSync, readFileSync, rmSync, statSync, appendFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { err, ok, type Result } from '@/lib/kernel/result';
import { folderInMemory, removeFolder } from '@/tests/support/temporary-folder';
import type { Desk, DeskTable, Done } from '../desk/desk';
import { openDeskLog } from '../desk/log';
import { createDeskCalls } from '../server/desk-calls';
import { aDesk } from './a-desk';

const NUMBER = 'PL-7K3M-9QXW';
const REFUND = { name: 'refund', number: NUMBER, amount: '12.50', reason: 'Ada asked' };
const ATTEMPT = '5f0c2c7e-8c1d-4f6e-9a57-2f1f9a0f4c11';
const DONE: Done = { text: 'Refunded to ada@example.org.', logged: 'Refunded $12.50.' };

let folder: string;
beforeEach(() => {
  folder = folderInMemory('desk');
});
afterEach(() => removeFolder(folder));

const logFile = () => path.join(folder, 'desk.log');

/** The desk's calls, as the page makes them. */
function calls(desk: Partial<Desk>) {
  const { reads, calls } = createDeskCalls(aDesk(desk), openDeskLog(logFile()));
  return {
    read: (query: string) => reads['/api/desk']!(new URLSearchParams(query)),
    sheet: (query: string) => reads['/api/desk/sheet']!(new URLSearchParams(query)),
    call: async (name: string, body: unknown) => calls[`/api/desk/${name}`]!(body, 'browser 2'),
  };
}

/** What the desk's log says, by the table that the page shows. */
async function logOf(): Promise<(string | number | null)[][]> {
  const table = await calls({}).read('table=log');
  return table.ok ? (table.value as DeskTable).rows.map(({ cells }) => cells.slice(1)) : [];
}

test.each([
  ['an action that there is not', 'act', { action: { name: 'burn' }, attempt: ATTEMPT, asked: null }],
  ['a number that could be a name', 'act', { action: { ...REFUND, number: 'Ada Quist' }, attempt: ATTEMPT }],
  ['more than an action has', 'act', { action: { ...REFUND, again: true }, attempt: ATTEMPT, asked: null }],
  ['no attempt', 'act', { action: REFUND, asked: null }],
  ['a file that there is not', 'file', { file: { kind: '../site.db' } }],
  ['a question about nothing', 'ask', {}],
  ['an address that is none of ours to keep', 'person', { address: 'x'.repeat(400) }],
])('a call with %s is refused, and nothing is done', async (_, name, body) => {
  expect(await calls({}).call(name, body)).toEqual({
    ok: false,
    error: expect.stringContaining('can’t be read') as string,
  });
  expect(await logOf()).toEqual([]);
});

test.each(['table=leads&id=a%00b', 'table=orders&id=Ada+Quist', 'table=mail'])(
  'nothing is looked up at %s',
  async (query) => {
    const open = () => Promise.reject(new Error('It was looked up.'));
    const desk = calls({ open });
    expect(await desk.sheet(query)).toEqual({ ok: false, error: 'It isn’t there anymore.' });
  },
);

test.each(['table=constructor', 'table=', 'table=leads&range=forever'])(
  'there is no table at %s',
  async (query) => {
    expect(await calls({}).read(query)).toEqual({ ok: false, error: 'The desk has no such table.' });
  },
);

test('a row that is gone says so', async () => {
  const { sheet } = calls({ open: () => Promise.resolve(null) });
  for (const query of ['table=orders&id=PL-1', 'table=nothing&id=1', ''])
    expect(await sheet(query)).toEqual({ ok: false, error: 'It isn’t there anymore.' });
});

test('without a database the desk says that it is closed, and does nothing', async () => {
  const { call } = calls({ isThere: () => false });
  const body = { action: REFUND, attempt: ATTEMPT, asked: null };
  expect(await call('act', body)).toEqual({
    ok: false,
    error: 'There is no database here: the desk is closed.',
  });
});

test('a click that is sent twice is done once, and told twice', async () => {
  let times = 0;
  let finish = (_: Result<Done, string>) => {};
  const { call } = calls({
    act: () => {
      times++;
      return new Promise((resolve) => (finish = resolve));
    },
  });
  const send = (action: object) => call('act', { action, attempt: ATTEMPT, asked: null });
  const [first, second] = [send(REFUND), send(REFUND)];
  finish(ok(DONE));
  expect([await first, await second, await send(REFUND)]).toEqual(
    [1, 2, 3].map(() => ok({ text: DONE.text })),
  );
  expect(await send({ ...REFUND, amount: '99' })).toEqual({
    ok: false,
    error: expect.stringContaining('Load the page again') as string,
  });
  expect(times).toBe(1);
});

test('the log says who did what with which order, what came of it, and no name or address', async () => {
  const erase = { name: 'erase', address: 'ada@example.org' };
  const outcomes: Record<string, Awaited<ReturnType<Desk['act']>>> = {
    refund: ok(DONE),
    erase: err('LINK_SECRET is not set.'),
  };
  const { call } = calls({ act: (action) => Promise.resolve(outcomes[action.name]!) });
  await call('act', { action: REFUND, attempt: ATTEMPT, asked: null });
  await call('act', { action: erase, attempt: ATTEMPT.replace('5', '6'), asked: null });
  expect(await logOf()).toEqual([
    ['browser 2', 'Deletion', 'an address', 'Not done. LINK_SECRET is not set.'],
    ['browser 2', 'Refund', NUMBER, 'Refunded $12.50.'],
  ]);
  expect(readFileSync(logFile(), 'utf8')).not.toMatch(/ada/i);
  expect(statSync(logFile()).mode & 0o777).toBe(0o600);
});

test('what fails on the way is told, and stands in the log without the words of the failure', async () => {
  const { call } = calls({ act: () => Promise.reject(new Error('no row for ada@example.org')) });
  expect(await call('act', { action: REFUND, attempt: ATTEMPT, asked: null })).toEqual({
    ok: false,
    error: 'no row for ada@example.org',
  });
  expect(await logOf()).toEqual([
    ['browser 2', 'Refund', NUMBER, 'It failed on the way: look at what became of it.'],
  ]);
});

test('a log that can’t be written keeps everything from being done', async () => {
  mkdirSync(logFile());
  let isDone = false;
  const { call } = calls({
    act: () => {
      isDone = true;
      return Promise.resolve(ok(DONE));
    },
  });
  expect(await call('act', { action: REFUND, attempt: ATTEMPT, asked: null })).toEqual({
    ok: false,
    error: expect.stringContaining('Nothing was done: the log of the desk can’t be written') as string,
  });
  expect(isDone).toBe(false);
  rmSync(logFile(), { recursive: true });
});

test('an action that the end of the studio cut off is still in the log, and a line that was cut off hides none', async () => {
  void calls({ act: () => new Promise(() => {}) }).call('act', {
    ...{ action: REFUND, attempt: ATTEMPT, asked: null },
  });
  appendFileSync(logFile(), '{"id":"hal');
  await calls({ act: () => Promise.resolve(ok(DONE)) }).call('act', {
    ...{ action: REFUND, attempt: ATTEMPT.replace('5', '6'), asked: null },
  });
  expect(await logOf()).toEqual([
    ['browser 2', 'Refund', NUMBER, 'Refunded $12.50.'],
    ['browser 2', 'Refund', NUMBER, 'Not noted: it is under way, or the studio was stopped.'],
  ]);
});

test('a file is made as it is, and stands in the log', async () => {
  const { call } = calls({
    file: () => Promise.resolve(ok({ name: 'leads.csv', type: 'text/csv', body: '\uFEFFJosé' })),
  });
  const saved = await call('file', { file: { kind: 'leads', ids: ['a', 'b'] } });
  expect(saved).toEqual(
    ok({ name: 'leads.csv', type: 'text/csv', base64: Buffer.from('\uFEFFJosé').toString('base64') }),
  );
  expect(await logOf()).toEqual([['browser 2', 'CSV of leads saved', '2 rows', 'Saved.']]);
});

test('a report that was saved stands in the log without the id, which opens its results page', async () => {
  const { call } = calls({
    file: () => Promise.resolve(ok({ name: 'report.pdf', type: 'application/pdf', body: '' })),
  });
  await call('file', { file: { kind: 'report', id: 'x1y2z3' } });
  expect(readFileSync(logFile(), 'utf8')).toContain('a diagnostic');
  expect(readFileSync(logFile(), 'utf8')).not.toContain('x1y2z3');
});
