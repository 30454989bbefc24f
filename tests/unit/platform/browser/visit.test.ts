import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteAttribution, readAttribution } from '@/lib/platform/browser/visit';
import { aStorage } from '../../../support/a-storage';

beforeEach(() => vi.stubGlobal('sessionStorage', aStorage()));
afterEach(() => vi.unstubAllGlobals());

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
