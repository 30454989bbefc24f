import type { Book } from '../../sheet/book';
import { ENTER_A_DATE, firstOf, isTextual, todayBy } from '../../sheet/formulas';
import { askForToday, lines, page } from '../../sheet/front';
import { ANY_DAY, type Rule } from '../../sheet/rules';
import { indexes, numbers, table, widthsOf, type Column } from '../../sheet/table';
import { saysMoreBelow } from '../../sheet/warnings';

const RISKS = { first: 7, last: 18 };
const LOG = { first: 7, last: 46, printed: 15 };

const ONE_TO_FIVE: Rule = { number: [1, 5], whole: true };
const RISK_COLUMNS: Column[] = [
  numbers(5),
  { head: 'It was a disaster because', width: 38, look: 'input.wrap' },
  { head: 'How likely, 1 to 5', width: 11, look: 'input.center', allow: ONE_TO_FIVE },
  { head: 'How bad, 1 to 5', width: 11, look: 'input.center', allow: ONE_TO_FIVE },
  {
    head: 'Weight',
    width: 11,
    look: 'calc.center',
    value: '=IF(OR(COUNT(D#:E#)<2,MIN(D#:E#)<1,MAX(D#:E#)>5),"",D#*E#)',
    marks: { poor: '=AND(ISNUMBER(F#),F#>=12)', fair: '=AND(ISNUMBER(F#),F#>=6,F#<12)' },
  },
  { head: 'What we’ll do to prevent it', width: 38, look: 'input.wrap' },
  { head: 'Owner', width: 16, look: 'input' },
  { head: 'Done by', width: 14, look: 'input.date.center', allow: ANY_DAY },
  {
    head: 'Look at',
    width: 14,
    look: 'note',
    marks: { fair: '=$J#<>""' },
    value: `=IF(C#="","",${firstOf([
      [isTextual('I#'), ENTER_A_DATE],
      ['G#=""', 'Prevent it how?'],
      ['H#=""', 'Who does it?'],
      ['I#=""', 'By when?'],
    ])})`,
  },
];

export function preMortemSheet(book: Book): void {
  const lead =
    'It’s a year from now and it was a disaster. What happened? Everyone writes alone for ten minutes. Whatever two people wrote is a risk with an owner.';
  const sheet = page(book, 'Pre-Mortem', {
    lead,
    leadHeight: lines(lead, 200, 15),
    widths: [2, ...widthsOf(RISK_COLUMNS)],
    sides: 0.3,
    pages: 1,
    freeze: 'A7',
    tab: 'type',
  });
  table(sheet, {
    at: `B${RISKS.first}`,
    columns: RISK_COLUMNS,
    lines: indexes(RISKS.last - RISKS.first + 1),
    heads: 'head.center.wrap',
    headHeight: 30,
    height: 30,
    name: 'Risks',
  });
}

const LOG_COLUMNS: Column[] = [
  { head: 'Decided on', width: 12, look: 'input.date.center', allow: ANY_DAY },
  { head: 'Question', width: 24, look: 'input.wrap' },
  { head: 'Choice', width: 16, look: 'input.wrap' },
  { head: 'Why, in two sentences', width: 28, look: 'input.wrap' },
  { head: 'What we expect to see', width: 24, look: 'input.wrap' },
  { head: 'Owner', width: 9, look: 'input.wrap' },
  { head: 'Look again on', width: 12, look: 'input.date.center', allow: ANY_DAY },
  {
    head: 'Now?',
    width: 12,
    look: 'calc.center.wrap',
    marks: { fair: '=$I#<>""' },
    value: `=IF(OR(${isTextual('B#')},${isTextual('H#')}),"${ENTER_A_DATE}",IF(J#<>"","",IF(H#="",IF(LEN(C#&D#)=0,"","Look again when?"),IF(H#<=${todayBy('$I$5')},"look again",""))))`,
  },
  { head: 'What happened, and what we didn’t ask', width: 24, look: 'input.wrap' },
];

export function logSheet(book: Book): void {
  const lead =
    'One line per decision. On the day you look again, read what you wrote first, and only then look at what happened.';
  const below = LOG.first + LOG.printed;
  const sheet = page(book, 'Decision Log', {
    lead,
    to: 'J',
    widths: [2, ...widthsOf(LOG_COLUMNS)],
    sides: 0.3,
    rowHeight: 13,
    area: `A1:J${below - 1}`,
    pages: 1,
    freeze: `D${LOG.first}`,
    repeat: `${LOG.first - 1}:${LOG.first - 1}`,
    tab: 'type',
  });
  saysMoreBelow(sheet, 'B4:J4', `SUMPRODUCT((LEN($C$${below}:$C$${LOG.last})>0)*1)`);
  askForToday(sheet, 'H5', 'I5');
  table(sheet, {
    at: `B${LOG.first}`,
    columns: LOG_COLUMNS,
    lines: indexes(LOG.last - LOG.first + 1),
    heads: 'head.center.wrap',
    headHeight: 27,
    height: 36,
    filter: true,
    name: 'Decisions',
  });
}
