import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readAttribution } from '@/lib/platform/browser/visit';
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
