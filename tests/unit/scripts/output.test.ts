import { expect, test } from 'vitest';
import { oneAfterTheOther, print } from '@/scripts/setup/output.mjs';

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Two pieces of work side by side, the first of which says something, waits, and says more. */
function twoAtOnce() {
  let heard = '';
  const speaking = oneAfterTheOther({ write: (text) => void (heard += String(text)) });
  let goOn = () => {};
  const first = speaking(async () => {
    print('first');
    await new Promise<void>((resolve) => (goOn = resolve));
    print('last of the first');
  });
  const second = speaking(async () => {
    await turn();
    print('second');
  });
  return { first, second, goOn: () => goOn(), heard: () => heard };
}

test('who began first is heard at once, and what another says once that has ended', async () => {
  const { first, second, goOn, heard } = twoAtOnce();
  await second;
  expect(heard()).toBe('first\n');
  goOn();
  await first;
  expect(heard()).toBe('first\nlast of the first\nsecond\n');
});

test('what was said before a failure is heard, and the next has its turn', async () => {
  let heard = '';
  const speaking = oneAfterTheOther({ write: (text) => void (heard += String(text)) });
  const first = speaking(async () => {
    await turn();
    print('before it failed');
    throw new Error('failed');
  });
  const second = speaking(() => Promise.resolve(print('second')));
  await expect(first).rejects.toThrow('failed');
  await second;
  expect(heard).toBe('before it failed\nsecond\n');
});
