import { expect, test } from 'vitest';
import { AREA_IDS, STATEMENT_IDS } from '@/lib/diagnostic/rules/questionnaire';
import { isStill, inSmallLetters } from '@/lib/kernel/pages';
import { libraryName, routes } from '@/lib/kernel/routes';

test('a statement’s page is called as the statement is, in the letters of an address', () => {
  expect(libraryName('visionStrategy')).toBe('vision-strategy');
  expect(libraryName('kpiRelevance')).toBe('kpi-relevance');
});

test('every page of the library has an address of its own, and is sent without React', () => {
  const paths = [...AREA_IDS, ...STATEMENT_IDS].map(routes.libraryPage);
  expect(new Set(paths).size).toBe(20);
  expect(paths.every((path) => /^\/library\/[a-z]+(-[a-z]+)*$/.test(path) && isStill(path))).toBe(true);
  expect(isStill('/librarian')).toBe(false);
});

test.each([
  ['/Toolbox', '/toolbox'],
  ['/TERMS-of-Service', '/terms-of-service'],
  ['/Toolbox/OKR-Tracker', '/toolbox/okr-tracker'],
  ['/toolbox', null],
  ['/Unknown', null],
  ['/team/AbC', null],
  ['/Diagnostic/results/AbC', null],
])('%s typed with other capitals leads to %s', (path, address) => {
  expect(inSmallLetters(path)).toBe(address);
});
