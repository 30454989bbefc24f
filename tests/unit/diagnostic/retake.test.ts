import fc from 'fast-check';
import { expect, test } from 'vitest';
import { carried, changePath, readFragment, retakePath } from '@/lib/diagnostic/rules/retake';
import { anAssessment } from '@/tests/support/assessments';
import { anyRatings, ratings } from '@/tests/support/diagnostic';
import { readRatings, writeRatings } from '@/lib/diagnostic/rules/ratings-code';

const result = anAssessment({ ratings: ratings(2), questionnaireVersion: '2025-06 & later' });
const own = carried(result);
const hashOf = (path: string) => new URL(path, 'https://plumbline.test').hash;

test('a link carries ratings, version, day and id in its fragment, and nothing of it before', () => {
  fc.assert(
    fc.property(anyRatings, (rated) => {
      const path = retakePath({ ...own, ratings: rated });
      expect(path.startsWith('/diagnostic#')).toBe(true);
      expect(readFragment(hashOf(path))).toEqual({ ...own, ratings: rated, change: null });
    }),
  );
});

test('nothing of who answered is carried', () => {
  expect(Object.keys(own).toSorted()).toEqual(['day', 'id', 'questionnaireVersion', 'ratings']);
});

test('a link to change an answer leads to the third step and names the statement', () => {
  const path = changePath(own, 'kpiRelevance');
  expect(path.startsWith('/diagnostic?step=3#')).toBe(true);
  expect(readFragment(hashOf(path))?.change).toBe('kpiRelevance');
});

test('one without an id carries the rest', () => {
  const path = retakePath({ ...own, id: null });
  expect(path).not.toContain(result.id);
  expect(readFragment(hashOf(path))).toMatchObject({ id: null, ratings: ratings(2) });
});

test.each([
  '',
  '#call',
  '#then=0123&day=2026-03-01',
  `#then=${'4'.repeat(16)}&day=2026-03-01`,
  `#then=${'3'.repeat(16)}`,
  `#then=${'3'.repeat(16)}&day=2026-99-01`,
  `#then=${'3'.repeat(16)}&day=<b>`,
])('%j carries nothing', (fragment) => {
  expect(readFragment(fragment)).toBeNull();
});

test('an id that is none and a statement that there is not are left out', () => {
  const read = readFragment(`#then=${'3'.repeat(16)}&day=2026-03-01&id=../x&change=everything&questions=1`);
  expect(read).toMatchObject({ id: null, change: null, questionnaireVersion: '1' });
});

test('ratings travel as one sign each, and what was not rated stays so', () => {
  const ratings = { visionClarity: 3, missionRelevance: 0, feedbackIntegration: 1 } as const;
  expect(writeRatings(ratings)).toBe('30-------------1');
  expect(readRatings(writeRatings(ratings))).toEqual(ratings);
});

test.each(['', '0123', '4---------------', '<script>--------', '-----------------'])(
  '%j holds no ratings',
  (code) => {
    expect(readRatings(code)).toBeUndefined();
  },
);
