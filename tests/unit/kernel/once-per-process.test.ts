import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { oncePerProcess } from '@/lib/kernel/once-per-process';

/** A name of its own, which is gone when the test is done. */
function aName() {
  const name = `plumblineTest${crypto.randomUUID()}` as const;
  onTestFinished(() => void Reflect.deleteProperty(globalThis, name));
  return name;
}

describe('what there is one of in a process', () => {
  test('is made for whoever asks first, and is the same for all others', () => {
    const name = aName();
    const make = vi.fn(() => ({}));
    const first = oncePerProcess(name, make);
    expect(oncePerProcess(name, make)).toBe(first);
    expect(make).toHaveBeenCalledTimes(1);
  });

  test('is made again by the next one when it could not be made', () => {
    const name = aName();
    const fail = () => {
      throw new Error('not now');
    };
    expect(() => oncePerProcess(name, fail)).toThrow('not now');
    expect(oncePerProcess(name, () => 1)).toBe(1);
  });
});
