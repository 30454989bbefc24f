import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { type Capacity, type Entry, places } from '@/front/places';

const CAPACITY: Capacity = { atOnce: 2, waiting: 3, patience: 60_000, turns: 4, share: 1 };

class Visitor extends EventEmitter {
  destroyed = false;
  hangUp() {
    this.destroyed = true;
    this.emit('close');
  }
}

/** Lets visitors come, and notes in which order they enter. */
function aHouse({ ranks = 3, ...capacity }: Partial<Capacity> & { ranks?: number } = {}) {
  const enter = places(ranks, { ...CAPACITY, ...capacity });
  const entered: string[] = [];
  const comes = (name: string, rank = 0, network: string | null = null) => {
    const visitor = new Visitor();
    const entry = enter({ rank, network }, visitor).then((one) => {
      if (typeof one === 'object') entered.push(name);
      return one;
    });
    return { visitor, entry };
  };
  return { comes, entered };
}

async function leaves({ entry }: { entry: Promise<Entry> }) {
  const one = await entry;
  if (typeof one !== 'object') throw new Error(`Never entered: ${one}`);
  one.leave();
}
/** Long enough for all that may enter: turns of the event loop, and no clock. */
async function turns(times = 40) {
  for (let at = 0; at < times; at++) await new Promise(setImmediate);
}

test('so many enter as there are places, the others in their order as places become free', async () => {
  const { comes, entered } = aHouse();
  const [first, second] = [comes('first'), comes('second'), comes('third'), comes('fourth')];
  await turns();
  expect(entered).toEqual(['first', 'second']);
  await leaves(second);
  await turns();
  expect(entered).toEqual(['first', 'second', 'third']);
  await leaves(first);
  await turns();
  expect(entered).toEqual(['first', 'second', 'third', 'fourth']);
});

test('whoever leaves twice makes room once', async () => {
  const { comes, entered } = aHouse();
  const first = comes('first');
  for (const name of ['second', 'third', 'fourth']) comes(name);
  await leaves(first);
  await leaves(first);
  await turns();
  expect(entered).toEqual(['first', 'second', 'third']);
});

test('whoever comes when as many wait as may is refused at once', async () => {
  const { comes } = aHouse();
  for (const name of ['in', 'in']) comes(name);
  await turns();
  for (const name of ['waits', 'waits', 'waits']) comes(name);
  expect(await comes('late').entry).toBe('full');
});

test('nobody is refused because the event loop stood still: a page that is loaded for the first time is no crowd', async () => {
  const patience = 100;
  const { comes, entered } = aHouse({ ranks: 1, patience });
  const [first, second] = [comes('first'), comes('second')];
  await first.entry;
  // As a server does that reads the code of a page for the first time.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2 * patience);
  await second.entry;
  expect(entered).toEqual(['first', 'second']);
});

test('whoever has waited for too long is refused', async () => {
  const { comes } = aHouse({ ranks: 1, atOnce: 1, patience: 1 });
  await comes('in').entry; // at once: whoever has to wait for the first place may lose patience, too
  expect(await comes('waits').entry).toBe('full');
});

test('whoever hangs up does not enter, and nobody waits for them', async () => {
  const { comes, entered } = aHouse();
  const first = comes('first');
  comes('second');
  await turns();
  const gone = comes('gone');
  for (const name of ['third', 'fourth']) comes(name);
  gone.visitor.hangUp();
  expect(await gone.entry).toBe('gone');
  expect(gone.visitor.listenerCount('close')).toBe(0);
  await leaves(first);
  await turns();
  expect(entered).toEqual(['first', 'second', 'third']);
});

test('a higher rank has places and waiting places of its own when those below are full', async () => {
  const { comes, entered } = aHouse();
  for (const name of ['low', 'low']) await comes(name).entry;
  for (let at = 0; at < 3; at++) comes('waits');
  expect(await comes('refused').entry).toBe('full');
  for (const name of ['high', 'high']) await comes(name, 1).entry;
  for (let at = 0; at < 3; at++) comes('waits', 1);
  expect(await comes('refused', 1).entry).toBe('full');
  await comes('highest', 2).entry;
  expect(entered).toEqual(['low', 'low', 'high', 'high', 'highest']);
});

test('a full higher rank leaves those below their places', async () => {
  const { comes, entered } = aHouse();
  for (let at = 0; at < 6; at++) await comes('highest', 2).entry;
  for (let at = 0; at < 9; at++) comes('waits', 2);
  expect(await comes('refused', 2).entry).toBe('full');
  for (const rank of [1, 0]) for (const name of ['in', 'in']) await comes(`${name} ${rank}`, rank).entry;
  expect(entered.slice(6)).toEqual(['in 1', 'in 1', 'in 0', 'in 0']);
});

test('of those who wait the higher rank goes first, and then who was passed over', async () => {
  const { comes, entered } = aHouse();
  comes('first');
  comes('low');
  for (const name of ['high', 'higher still', 'last']) comes(name, name === 'high' ? 1 : 2);
  await turns(100);
  expect(entered).toEqual(['first', 'higher still', 'low', 'last', 'high']);
});

test('a network has its share of the places and of the waiting places, and the next one comes in before it', async () => {
  const { comes, entered } = aHouse({ atOnce: 4, waiting: 4, share: 1 / 2 });
  for (const name of ['its', 'its']) await comes(name, 0, 'one').entry;
  for (const name of ['waits', 'waits']) comes(name, 0, 'one');
  expect(await comes('refused', 0, 'one').entry).toBe('full');
  await comes('of another', 0, 'another').entry;
  await comes('of a higher rank', 1, 'one').entry;
  expect(entered).toEqual(['its', 'its', 'of another', 'of a higher rank']);
});

test('what a network held it may hold again', async () => {
  const { comes } = aHouse({ atOnce: 4, share: 1 / 4 });
  for (let at = 0; at < 3; at++) await leaves(comes('again', 0, 'one'));
  expect(typeof (await comes('again', 0, 'one').entry)).toBe('object');
});

test('two never enter in one turn of the event loop, nor before it has turned a few times', async () => {
  const { comes, entered } = aHouse({ atOnce: 10, turns: 5 });
  for (const name of ['first', 'second', 'third']) comes(name);
  const perTurn: number[] = [];
  for (let at = 0; at < 20; at++) {
    await new Promise(setImmediate);
    perTurn.push(entered.length);
  }
  const begins = [1, 2, 3].map((times) => perTurn.indexOf(times));
  expect(begins[0]).toBe(0);
  expect(begins[1]! - begins[0]!).toBeGreaterThanOrEqual(4);
  expect(begins[2]! - begins[1]!).toBeGreaterThanOrEqual(4);
});

test('while visitors keep coming nobody enters before most of them are there, but not for ever', async () => {
  const { comes, entered } = aHouse({ atOnce: 10, waiting: 1_000, turns: 5 });
  const after: number[] = [];
  for (let at = 0; at < 45; at++) {
    comes('visitor');
    await new Promise(setImmediate);
    after.push(entered.length);
  }
  expect(after.slice(0, 35).at(-1)).toBe(1);
  expect(after.at(-1)).toBe(2);
});
