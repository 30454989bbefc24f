import { STATEMENT_IDS } from '@/lib/diagnostic/rules/questionnaire';

type Fields = Record<string, string | readonly string[]>;

/**
 * The third step of the diagnostic as a browser sends it without our script; say what matters to the test.
 */
export function aPostedForm(wanted: Fields = {}): [name: string, value: string][] {
  const fields: Fields = {
    step: '3',
    firstName: 'Ada',
    lastName: 'Quist',
    email: 'ada@example.com',
    currentChallenges: ['Team & Delegation'],
    ...Object.fromEntries(STATEMENT_IDS.map((id) => [`ratings.${id}`, '2'])),
    ...wanted,
  };
  return Object.entries(fields).flatMap(([name, values]) =>
    [values].flat().map((value): [string, string] => [name, value]),
  );
}

/** The same as a browser sends it. */
export const asBody = (fields: readonly (readonly [name: string, value: string])[]) =>
  new URLSearchParams(fields.map(([name, value]) => [name, value]));
