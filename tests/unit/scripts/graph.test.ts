import { expect, test } from 'vitest';
import { inGraph, type Node } from '@/scripts/setup/graph.mjs';

type Done = { name: string; failed: number; isRun: boolean };

/** Does nodes in a graph, each of which ends when it is told to. */
function inHand(nodes: Node[], atOnce = 2) {
  const end = new Map<string, (failed: number) => void>();
  const begun: string[] = [];
  const results = inGraph<Node, Done>(nodes, {
    atOnce,
    run: async ({ name }) => {
      begun.push(name);
      const failed = await new Promise<number>((resolve) => end.set(name, resolve));
      return { name, failed, isRun: true };
    },
    notRun: ({ name }) => ({ name, failed: 1, isRun: false }),
  });
  return {
    begun,
    results,
    ends: async (name: string, failed = 0): Promise<void> => {
      end.get(name)!(failed);
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

test('so many are done at once, and the next begins when one ends', async () => {
  const { begun, ends } = inHand([{ name: 'a' }, { name: 'b' }, { name: 'c' }]);
  expect(begun).toEqual(['a', 'b']);
  await ends('b');
  expect(begun).toEqual(['a', 'b', 'c']);
});

test('none begins before what it needs, or comes after, has ended; others pass it', async () => {
  const { begun, ends } = inHand([
    { name: 'a' },
    { name: 'b', needs: ['a'] },
    { name: 'c', after: ['b'] },
    { name: 'd' },
  ]);
  expect(begun).toEqual(['a', 'd']);
  await ends('d');
  expect(begun).toEqual(['a', 'd']);
  await ends('a');
  expect(begun).toEqual(['a', 'd', 'b']);
  await ends('b');
  expect(begun).toEqual(['a', 'd', 'b', 'c']);
});

test('what was not asked for is not waited for', async () => {
  const { begun, ends, results } = inHand([{ name: 'b', needs: ['a'], after: ['c'] }]);
  expect(begun).toEqual(['b']);
  await ends('b');
  expect(await results).toEqual([{ name: 'b', failed: 0, isRun: true }]);
});

test('without what it needs it is not done, nor what needs it; what only comes after is', async () => {
  const { begun, ends, results } = inHand([
    { name: 'a' },
    { name: 'b', needs: ['a'] },
    { name: 'c', needs: ['b'] },
    { name: 'd', after: ['b'] },
  ]);
  await ends('a', 2);
  expect(begun).toEqual(['a', 'd']);
  await ends('d');
  expect((await results).map(({ name, failed, isRun }) => [name, failed, isRun])).toEqual([
    ['a', 2, true],
    ['b', 1, false],
    ['c', 1, false],
    ['d', 0, true],
  ]);
});

test('what wants to be alone waits for all others, and they for it', async () => {
  const { begun, ends } = inHand([{ name: 'a' }, { name: 'b', alone: true }, { name: 'c' }, { name: 'd' }]);
  expect(begun).toEqual(['a', 'c']);
  await ends('a');
  await ends('c');
  await ends('d');
  expect(begun).toEqual(['a', 'c', 'd', 'b']);
});

test('a circle is said to be one', async () => {
  const { results } = inHand([
    { name: 'a', needs: ['b'] },
    { name: 'b', after: ['a'] },
  ]);
  await expect(results).rejects.toThrow('These wait for each other: a, b.');
});
