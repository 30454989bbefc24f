import { describe, expect, test } from 'vitest';
import { cutPower } from '../power/power-cuts';

const LONG = { timeout: 300_000 };

/**
 * A few cuts, chosen anew each time. What a Postgres keeps, its settings say (durability.test.ts).
 */
describe('after a power cut', () => {
  test('every diagnostic, payment and deletion that was answered is there', LONG, async () => {
    const { cuts, promises, lost } = await cutPower({ runs: 1, cutsPerRun: 20, answersPerRun: 20 });
    expect(lost).toEqual([]);
    expect([cuts, promises > 20]).toEqual([21, true]);
  });

  test('something would be missing, if the database did not wait for the disk', LONG, async () => {
    const { lost } = await cutPower({ runs: 1, cutsPerRun: 1, answersPerRun: 10, synchronous: 'NORMAL' });
    expect(lost.filter((what) => !what.startsWith('the database'))).not.toEqual([]);
  });

  test(
    'deletions would be missing, if the list of them, or its folder, did not reach the disk',
    LONG,
    async () => {
      for (const isDeafTo of [
        (path: string) => path.endsWith('.erased'),
        (path: string) => /disk-\d+$/.test(path),
      ]) {
        const { lost } = await cutPower({ runs: 1, cutsPerRun: 1, answersPerRun: 15, isDeafTo });
        expect(lost.filter((what) => what.startsWith('deletion'))).not.toEqual([]);
      }
    },
  );
});
