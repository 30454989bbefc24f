import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isNamed, keepNamed } from '@/lib/diagnostic/browser/result-marks';
import { noteAttribution, readAttribution } from '@/lib/platform/browser/visit';
import { attributionIn, cleanAttribution, MAX_ATTRIBUTION_LENGTH } from '@/lib/kernel/attribution';
import { attributionSchema } from '@/lib/kernel/attribution-schema';
import { aStorage } from '../../support/a-storage';

beforeEach(() => vi.stubGlobal('sessionStorage', aStorage()));
afterEach(() => vi.unstubAllGlobals());

test('challenges are known in the tab that sent them, beside the result that came of it and no other', () => {
  expect(isNamed('Mindset & Focus', 'a')).toBe(false);
  keepNamed({ result: 'a', challenges: ['Mindset & Focus'] });
  expect(isNamed('Mindset & Focus', 'a')).toBe(true);
  expect(isNamed('Team & Delegation', 'a')).toBe(false);
  // Sent again with the same ratings and other challenges.
  keepNamed({ result: 'b', challenges: ['Team & Delegation'] });
  expect(isNamed('Mindset & Focus', 'a') || isNamed('Team & Delegation', 'a')).toBe(false);
  keepNamed(null);
  expect(isNamed('Team & Delegation', 'b')).toBe(false);
});

test.each([null, '{}', '"news"', '{'])(
  'a visit of which %j was kept came by no link that we know of',
  (kept) => {
    if (kept !== null) sessionStorage.setItem('plumbline.attribution', kept);
    expect(readAttribution()).toEqual({});
  },
);

test('the first page of a visit says where it came from, also by saying nothing', () => {
  vi.stubGlobal('location', { search: '?utm_source=news' });
  noteAttribution();
  vi.stubGlobal('location', { search: '?utm_source=other' });
  noteAttribution();
  expect(readAttribution()).toEqual({ utm_source: 'news' });

  sessionStorage.clear();
  vi.stubGlobal('location', { search: '' });
  noteAttribution();
  vi.stubGlobal('location', { search: '?utm_source=other' });
  noteAttribution();
  expect(readAttribution()).toEqual({});
});

test('source, medium and campaign are kept of an address, and nothing else', () => {
  const query =
    '?utm_source=news&utm_medium=mail&utm_campaign=spring&utm_term=x&gclid=Cj0KCQ&email=ada@example.org';
  expect(attributionIn(query)).toEqual({ utm_source: 'news', utm_medium: 'mail', utm_campaign: 'spring' });
});

test('a tag is cut and cleaned, so that the server takes it', () => {
  const found = attributionIn(
    `?utm_source=${'x'.repeat(300)}&utm_campaign=a%0D%0Ab%00%E2%80%AE&utm_medium=%20`,
  );
  expect(found).toEqual({ utm_source: 'x'.repeat(MAX_ATTRIBUTION_LENGTH), utm_campaign: 'ab' });
  expect(attributionSchema.parse(found)).toEqual(found);
});

test.each([null, 7, 'text', [], { utm_source: 7 }, { other: 'x' }])(
  'storage that holds %j has no tags',
  (stored) => {
    expect(cleanAttribution(stored)).toBeNull();
  },
);

test('the server takes a tag of 200 characters, none of 201, and drops what an older page sends', () => {
  const sent = (length: number) => attributionSchema.safeParse({ utm_source: 'x'.repeat(length) }).success;
  expect([sent(MAX_ATTRIBUTION_LENGTH), sent(MAX_ATTRIBUTION_LENGTH + 1)]).toEqual([true, false]);
  expect(attributionSchema.parse({ referrer: 'news.example', click: 'google' })).toBeNull();
});
