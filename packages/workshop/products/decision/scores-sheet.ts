import type { Book } from '../../sheet/book';
import { page } from '../../sheet/front';
import { indexes } from '../../sheet/table';
import { saysMoreBelow, warnOfTexts } from '../../sheet/warnings';
import {
  CRITERIA,
  FIRST,
  FIRST_OPTION,
  LAST_OPTION,
  letter,
  NUMBER_CELLS,
  option,
  OPTION_NAMES,
  OPTIONS,
  PEOPLE,
  personRow,
} from './layout';

/** So many people are printed, on two pages: two of them, and one. */
const PRINTED = 3;

function scoresOf(person: number): { range: string; last: number } {
  const [from, last] = [personRow(person), personRow(person) + CRITERIA - 1];
  return { range: `${FIRST_OPTION}${from}:${LAST_OPTION}${last}`, last };
}

/** Up to eight options, scored by up to five people, each in a block of their own. */
export function scoresSheet(book: Book): void {
  const lead =
    'Everyone scores alone, from 0 to 10, and more is better: one criterion at a time, not one option at a time. Only then look at Result.';
  const sheet = page(book, 'Scores', {
    lead,
    to: LAST_OPTION,
    widths: [2, 5, 36, ...Array<number>(OPTIONS).fill(14)],
    freeze: `D${OPTION_NAMES + 1}`,
    repeat: `${OPTION_NAMES - 1}:${OPTION_NAMES}`,
    sides: 1.5,
    area: `A1:${LAST_OPTION}${scoresOf(PRINTED - 1).last}`,
    tab: 'type',
  });
  warnOfTexts(sheet, `B4:${LAST_OPTION}4`, NUMBER_CELLS);
  const below = indexes(PEOPLE).slice(PRINTED);
  saysMoreBelow(
    sheet,
    `B5:${LAST_OPTION}5`,
    below.map((person) => `(COUNT(${scoresOf(person).range})>0)`).join('+'),
  );
  sheet.row(`B${OPTION_NAMES - 1}`, ['', 'Option', ...indexes(OPTIONS).map(letter)], 'head.center');
  const blanks = indexes(OPTIONS).map(() => undefined);
  sheet.row(
    `B${OPTION_NAMES}`,
    ['', 'In a few words', ...blanks],
    ['label', 'label', 'input.center.wrap.bold'],
  );
  sheet.height(OPTION_NAMES, 44);
  sheet.named('Options', `${FIRST_OPTION}${OPTION_NAMES}:${LAST_OPTION}${OPTION_NAMES}`);
  for (const person of indexes(PEOPLE)) {
    const from = personRow(person);
    if (person > 0 && person % 2 === 0) sheet.breakBefore(from - 3);
    sheet.row(`B${from - 2}`, ['', `Person ${person + 1}, by name or not:`], 'section');
    sheet.wide(`D${from - 2}:F${from - 2}`, '', 'input.bold');
    sheet.height(from - 2, 22);
    const heads = indexes(OPTIONS).map(
      (index) => `=IF(${option(index)}$${OPTION_NAMES}="","",${option(index)}$${OPTION_NAMES})`,
    );
    sheet.row(`B${from - 1}`, ['No.', 'Criterion', ...heads], 'head.center.wrap');
    sheet.height(from - 1, 28);
    for (const criterion of indexes(CRITERIA)) {
      const name = `Criteria!$C$${FIRST + criterion}`;
      sheet.row(
        `B${from + criterion}`,
        [criterion + 1, `=IF(${name}="","",${name})`, ...blanks],
        ['calc.center', 'calc', 'input.center'],
      );
    }
    const block = scoresOf(person).range;
    sheet.lists.push({ numbers: 'B', first: from, last: scoresOf(person).last });
    sheet.allow(block, { number: [0, 10] });
    sheet.named(`Scores_of_person_${person + 1}`, block);
    const needed = `AND($C${from}<>"",${FIRST_OPTION}$${OPTION_NAMES}<>"",COUNT($D$${from}:$K$${from + CRITERIA - 1})>0)`;
    sheet.mark(block, `=AND(${needed},${FIRST_OPTION}${from}="")`, 'poor');
  }
}
