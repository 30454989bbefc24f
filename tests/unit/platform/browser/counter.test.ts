import { afterEach, expect, test, vi } from 'vitest';
import { loadCounter, mayBeTold } from '@/lib/platform/browser/counter';
import { PREPARED_PAGES } from '@/lib/kernel/pages';

const told = (address: string) => mayBeTold(new URL(address, 'http://127.0.0.1'), PREPARED_PAGES);

test.each([
  '/',
  '/toolbox',
  '/toolbox/goal-cascade-builder',
  '/diagnostic',
  '/?utm_source=x&utm_campaign=y',
  '/?ref=z',
])('a counter of visits may see %s', (address) => expect(told(address)).toBe(true));

test.each([
  '/diagnostic/results/x',
  '/orders/x',
  '/your-data',
  '/unsubscribe/x',
  '/toolbox?success=true&payment_intent=pi_1&payment_intent_client_secret=s',
  '/?email=ada@example.com',
  '/?utm_source=x&id=1',
  '/diagnostic#0123012301230123',
])('a counter of visits never sees %s', (address) => expect(told(address)).toBe(false));

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['nothing', {}, 1],
  ['Do Not Track', { doNotTrack: '1' }, 0],
  ['Global Privacy Control', { globalPrivacyControl: true }, 0],
])('where a browser sends %s, the counter is loaded as it wishes', (_, navigator, times) => {
  const append = vi.fn();
  const createElement = () => ({ setAttribute: () => undefined });
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('location', new URL('https://plumbline.example/'));
  vi.stubGlobal('document', { createElement, head: { append } });
  loadCounter({ src: 'https://counter.example/s.js', data: { domain: 'x' } }, PREPARED_PAGES);
  expect(append).toHaveBeenCalledTimes(times);
});
