import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastTimer } from '@/components/ui/toast-timer';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function aTimer() {
  const ended = vi.fn();
  const timer = new ToastTimer(5000, ended);
  timer.restart();
  return { timer, ended };
}

test('a toast closes after 5 seconds, and not before', () => {
  const { ended } = aTimer();
  vi.advanceTimersByTime(4999);
  expect(ended).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(ended).toHaveBeenCalledOnce();
});

test('the time under the pointer does not count', () => {
  const { timer, ended } = aTimer();
  vi.advanceTimersByTime(3000);
  timer.hold('hover');
  vi.advanceTimersByTime(60_000);
  timer.release('hover');
  vi.advanceTimersByTime(1999);
  expect(ended).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(ended).toHaveBeenCalledOnce();
});

test('focus still holds a toast that the pointer has left', () => {
  const { timer, ended } = aTimer();
  timer.hold('hover');
  timer.hold('focus');
  timer.release('hover');
  vi.advanceTimersByTime(60_000);
  expect(ended).not.toHaveBeenCalled();
});

test('a new toast has its full 5 seconds', () => {
  const { timer, ended } = aTimer();
  vi.advanceTimersByTime(4000);
  timer.restart();
  vi.advanceTimersByTime(4999);
  expect(ended).not.toHaveBeenCalled();
});

test('a stopped timer does not start again when the pointer leaves', () => {
  const { timer, ended } = aTimer();
  timer.hold('hover');
  timer.stop();
  timer.release('hover');
  vi.advanceTimersByTime(60_000);
  expect(ended).not.toHaveBeenCalled();
});
