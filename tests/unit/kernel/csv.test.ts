import { expect, test } from 'vitest';
import { csv, leadsCsv, ordersCsv } from '@/scripts/owner/csv';
import { anOrder } from '../../support/an-order';
import { anAssessment } from '../../support/assessments';

const TYPED = ['Ann;=1+1;b', 'Ann,=1+1,b', 'Ann\t=1+1\tb', 'Ann|=1+1|b', 'Ann\n=1+1', 'Ann\r\n@SUM(A1)'];
const HARMFUL = [...TYPED, '=1+1', '"=1+1', 'Ann;"=1+1"', "Ann;'=1+1", 'Ann;＝1+1', ';;-1+1', '\t=1'];

/** Each file with cells that somebody typed; the readers' is in leads.test.ts. */
const exportsOf = (typed: string) => {
  const attribution = { utm_source: typed, utm_medium: typed, utm_campaign: typed };
  const details = { company: typed, role: typed, phone: typed };
  const asked = {
    asked: 'nothing' as const,
    askedAt: null,
    marketingSince: null,
    booking: null,
    corrects: [],
  };
  const sold = { paidCurrency: 'usd', country: null, fee: null, net: null, refundedAt: [] };
  return [
    csv([{ a: 'a', b: typed, c: 'b', d: typed }]),
    leadsCsv([{ ...anAssessment({ name: typed, email: typed, ...details, attribution }), ...asked }]),
    ordersCsv([{ ...anOrder({ title: typed, email: typed, attribution }), ...sold }], 'UTC'),
  ];
};

test.each(HARMFUL)('%j is no formula in any export, whatever stands between cells', (typed) => {
  expect(exportsOf(typed).flatMap(formulasIn)).toEqual([]);
});

test('a number and a date stay as they are, and so does a sign inside a word', () => {
  const row = { a: -3, b: 4.5, c: '2026-03-01', d: 'a-b', e: 'me@example.org', f: '1; 2 - 3' };
  expect(csv([row])).toBe('\uFEFFa,b,c,d,e,f\r\n-3,4.5,2026-03-01,a-b,me@example.org,"1; 2 - 3"\r\n');
});

/** The cells of a CSV that begin as a formula does, whichever of four signs a program separates by. */
function formulasIn(text: string): string[] {
  return [',', ';', '\t', '|'].flatMap((separator) =>
    cellsOf(text, separator).filter((cell) => /^"*[=+\-@＝]/.test(cell)),
  );
}

function cellsOf(text: string, separator: string): string[] {
  const cells: string[] = [];
  let [cell, isQuoted, isNew] = ['', false, true];
  for (const sign of text.replace('\uFEFF', '')) {
    if (sign === '"' && (isQuoted || isNew)) isQuoted = !isQuoted;
    else if (!isQuoted && (sign === separator || sign === '\n' || sign === '\r')) {
      cells.push(cell);
      [cell, isNew] = ['', true];
      continue;
    } else cell += sign;
    isNew = false;
  }
  return [...cells, cell];
}
