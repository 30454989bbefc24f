import { expect, test, vi } from 'vitest';
import { runPeriodically } from '@/lib/server/worker';

const WHEN = { firstMs: 10, everyMs: 100 };

test('work is done at first after a while, and then again and again', async () => {
  vi.useFakeTimers();
  let done = 0;
  const repeated = runPeriodically(() => Promise.resolve((done += 1)), WHEN);
  await vi.advanceTimersByTimeAsync(9);
  expect(done).toBe(0);
  await vi.advanceTimersByTimeAsync(200);
  expect(done).toBe(3);
  await repeated.stop();
  vi.useRealTimers();
});

test('a stop tells what is under way to end', async () => {
  vi.useFakeTimers();
  const ended: string[] = [];
  const work = (signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => {
        ended.push('told');
        resolve();
      });
    });
  const repeated = runPeriodically(work, WHEN);
  await vi.advanceTimersByTimeAsync(10);
  await repeated.stop();
  expect(ended).toEqual(['told']);
  vi.useRealTimers();
});

test('what goes wrong once is tried again', async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let tries = 0;
  const repeated = runPeriodically(() => {
    tries += 1;
    return tries === 1 ? Promise.reject(new Error('busy')) : Promise.resolve();
  }, WHEN);
  await vi.advanceTimersByTimeAsync(250);
  expect(tries).toBeGreaterThan(1);
  await repeated.stop();
  vi.useRealTimers();
});
