import { expect, test } from 'vitest';
import { typedForms } from '@/lib/platform/files/typed-forms';

const [FIRST, SECOND] = ['a'.repeat(40), 'b'.repeat(40)] as const;
const START = new Date('2026-03-01T10:00:00Z');
const later = (minutes: number) => () => new Date(START.getTime() + minutes * 60_000);
const typed = (secrets: [string, ...string[]] = [FIRST], now = later(0)) => typedForms(secrets, now);
const FORM = { email: 'ada@exämple', phone: 'call "me"\r\n<b>' };
const sealedOf = (query: string) => new URLSearchParams(query).get('typed');

test('what was typed comes back as it was, and cannot be read in the address', () => {
  const query = typed().toQuery(FORM);
  expect(query).toMatch(/^&typed=[\w-]+$/);
  expect(Buffer.from(sealedOf(query)!, 'base64url').toString('latin1')).not.toContain('ada');
  expect(typed().read(sealedOf(query))).toEqual(FORM);
});

test('after ten minutes the address says nothing any more', () => {
  const sealed = sealedOf(typed().toQuery(FORM));
  expect(typed([FIRST], later(9)).read(sealed)).toEqual(FORM);
  expect(typed([FIRST], later(10)).read(sealed)).toEqual({});
});

test('a secret that is being replaced still opens what it closed; another one does not', () => {
  const sealed = sealedOf(typed([FIRST]).toQuery(FORM));
  expect(typed([SECOND, FIRST]).read(sealed)).toEqual(FORM);
  expect(typed([SECOND]).read(sealed)).toEqual({});
});

test.each([undefined, '', 'x', 'A'.repeat(200), ['a', 'b'], '%00', '🏠'.repeat(20)])(
  '%j in an address is no form',
  (given) => {
    expect(typed().read(given)).toEqual({});
  },
);

test('a form with one letter of its address changed is none', () => {
  const sealed = sealedOf(typed().toQuery(FORM))!;
  const changed = (sealed.startsWith('A') ? 'B' : 'A') + sealed.slice(1);
  expect(typed().read(changed)).toEqual({});
});
