import { type Book } from '../../sheet/book';
import { shown, firstOf, isTextual, isWithin } from '../../sheet/formulas';
import { page } from '../../sheet/front';
import { indexes, table, widthsOf, type Column, numbers } from '../../sheet/table';
import { saysMoreBelow, saysMore, warnOfTexts } from '../../sheet/warnings';
import { twoOwners } from '../okr/key-results';
import {
  COLUMN,
  ENTRIES,
  FIRST,
  HOURS,
  entryOf,
  nth,
  onWorkings,
  show,
  PAGE,
  onEntries,
  OWN_LINES,
  ROOT,
  LEVEL_NAMES,
  NUMBER_CELLS,
} from './layout';

const LOW = { rowHeight: 13, sides: 0.3 };
/** So many lines of the tree are printed, on one page. */
const TREE_LINES = 60;

const DEPTH = [COLUMN.up, COLUMN.up2, COLUMN.up3]
  .map((column) => `(INDEX(${onWorkings(column)},$B#)>0)`)
  .join('+');
const TREE_COLUMNS: Column[] = [
  { head: 'No.', width: 6, look: 'text.center', value: (n) => `=IFERROR(${nth(n + 1, COLUMN.order)},"")` },
  { head: 'Level', width: 10, look: 'text', value: show(entryOf('C')) },
  {
    head: 'What',
    width: 60,
    look: 'text.shrink',
    value: show(`REPT("    ",${DEPTH})&${entryOf('D')}`),
  },
  { head: 'Owner', width: 13, look: 'text', value: show(shown(entryOf('F'))) },
  {
    head: 'Loose end',
    width: 26,
    look: 'text',
    marks: { poor: '=$F#<>""' },
    value: show(`INDEX(${onWorkings(COLUMN.loose)},$B#)`),
  },
];

export function treeSheet(book: Book): void {
  const sheet = page(book, 'Tree', {
    lead: 'Nothing to fill in: it comes from Entries. Each line is under what it serves. Loose ends come last.',
    to: 'F',
    widths: [2, ...widthsOf(TREE_COLUMNS)],
    rowHeight: 13,
    area: `A1:F${FIRST + TREE_LINES - 1}`,
    pages: 1,
    freeze: `A${FIRST}`,
    tab: 'read',
    portrait: true,
  });
  sheet.wide(
    'B5:F5',
    `=IF(COUNT(${onWorkings(COLUMN.rank)})=0,"",IF(COUNT(${onWorkings(COLUMN.nthLoose)})=0,"Everything connects.",COUNT(${onWorkings(COLUMN.nthLoose)})&" of "&COUNT(${onWorkings(COLUMN.rank)})&" lines are loose ends: connect them, or stop the work."))`,
    'section',
    24,
  );
  table(sheet, { at: `B${FIRST}`, columns: TREE_COLUMNS, lines: indexes(ENTRIES), heads: 'head' });
  saysMoreBelow(sheet, 'B4:F4', `COUNT(${onWorkings(COLUMN.rank)})`, TREE_LINES);
  const last = FIRST + ENTRIES - 1;
  sheet.mark(`B${FIRST}:F${last}`, `=ISNUMBER($B${FIRST})`, 'line');
  sheet.mark(`B${FIRST}:D${last}`, `=$C${FIRST}="year"`, 'group');
}

const ADVICE = [
  ['serves nothing', 'Day-to-day business? Write D in its note. If not, stop it.'],
  ['serves something that isn’t there', 'No line with a level has that number: correct it.'],
  ['serves itself', 'It has its own number: write that of a line on a level above.'],
  ['serves its own level or below', 'It can only serve a line on a level above its own.'],
  ['is part of a loop', 'They serve each other: which goal is worse off without them?'],
  ['nobody’s working on it', 'Add a first task, cross it out, or say: not this quarter.'],
] as const;

const entry = (column: string) => show(shown(entryOf(column)));
const LOOSE_COLUMNS: Column[] = [
  { head: 'No.', width: 6, look: 'text.center', value: (n) => `=IFERROR(${nth(n + 1, COLUMN.nthLoose)},"")` },
  { head: 'Level', width: 9, look: 'text', value: entry('C') },
  { head: 'Owner', width: 11, look: 'text', value: entry('F') },
  { head: 'What', width: 36, look: 'text.shrink', value: entry('D') },
  {
    head: 'Why it’s loose',
    width: 22,
    look: 'text.shrink',
    value: show(`INDEX(${onWorkings(COLUMN.loose)},$B#)`),
  },
  {
    head: 'What to do',
    width: 44,
    look: 'text.shrink',
    value: show(
      firstOf([
        // Only a task can be day-to-day business.
        ['AND($F#="serves nothing",$C#<>"task")', 'Connect it, or leave it for next quarter.'],
        ...ADVICE.map(([why, what]) => [`$F#="${why}"`, what] as const),
      ]),
    ),
  },
  { head: 'Note', width: 10, look: 'text', value: entry('H') },
];

export function looseSheet(book: Book): void {
  const sheet = page(book, 'Loose Ends', {
    lead: 'Nothing to fill in. Tasks with no goal, goals with no task, and lines in a loop.',
    widths: [2, ...widthsOf(LOOSE_COLUMNS)],
    ...LOW,
    area: `A1:H${FIRST + PAGE - 1}`,
    pages: 1,
    freeze: `A${FIRST}`,
    tab: 'read',
  });
  table(sheet, { at: `B${FIRST}`, columns: LOOSE_COLUMNS, lines: indexes(ENTRIES), heads: 'head' });
  sheet.mark(`B${FIRST}:H${FIRST + ENTRIES - 1}`, `=ISNUMBER($B${FIRST})`, 'line');
  saysMoreBelow(sheet, 'B4:H4', `COUNT(${onWorkings(COLUMN.nthLoose)})`, PAGE);
}

const title = (column: string) => {
  const other = `INDEX(${onWorkings(column)},$B#)`;
  const none = `IF(AND(${entryOf('H')}="D",${entryOf('C')}="task"),"day-to-day business","nothing")`;
  return show(`IF(${other}=0,${none},${entryOf('D', other)})`);
};
const OWNER_COLUMNS: Column[] = [
  { head: 'No.', width: 7, look: 'text.center', value: (n) => `=IFERROR(${nth(n + 1, COLUMN.nthOwn)},"")` },
  { head: 'Level', width: 11, look: 'text', value: show(entryOf('C')) },
  { head: 'What', width: 52, look: 'text.shrink', value: show(shown(entryOf('D'))) },
  { head: 'Serves', width: 40, look: 'text.shrink', value: title(COLUMN.parent) },
  {
    head: 'Leads up to',
    width: 40,
    look: 'text.shrink',
    value: title(ROOT),
    marks: { poor: '=$F#="nothing"' },
  },
  { head: 'Hours', width: 10, look: 'text.center', value: show(shown(entryOf('G'))) },
];

export function ownersSheet(book: Book): void {
  const sheet = page(book, 'Owners', {
    lead: 'Type a name exactly as in Entries to see that person’s lines, what they serve, and the yearly goal they lead up to.',
    to: 'G',
    widths: [2, ...widthsOf(OWNER_COLUMNS)],
    ...LOW,
    pages: 1,
    tab: 'read',
  });
  sheet.put('B5', 'Owner', 'text.bold');
  sheet.wide('C5:D5', '', 'input.bold', 22);
  sheet.ask('C5', 'A name exactly as in Entries.');
  sheet.named('Owner_to_show', 'C5');
  const hours = `SUMIFS(${onEntries('G')},${onEntries('F')},$C$5,${HOURS.map((bound, n) => `${onEntries('G')},"${n ? '<' : '>'}=${bound}"`).join(',')})`;
  const all = `COUNT(${onWorkings(COLUMN.nthOwn)})`;
  const found = `${all}&IF(${all}=1," line, "," lines, ")&TEXT(${hours},"0.0")&" hours a week"`;
  const also = `IFERROR(". Not counted: "&INDEX(${onEntries('F')},MATCH($C$5&" *",${onEntries('F')},0)),"")`;
  sheet.wide('E5:G5', `=IF($C$5="","",${found}&${also})`, 'text');
  saysMore(sheet, 'B6:G6', { asked: '$C$5', all, room: OWN_LINES, what: 'line' });
  table(sheet, { at: `B${FIRST}`, columns: OWNER_COLUMNS, lines: indexes(OWN_LINES), heads: 'head' });
  sheet.mark(`B${FIRST}:G${FIRST + OWN_LINES - 1}`, `=ISNUMBER($B${FIRST})`, 'line');
}

const WHY_LOOSE = `Workings!$${COLUMN.loose}$#`;
const LEVEL = `Workings!$${COLUMN.rank}$#`;
/** A name that begins another one, or begins with one: Ann and Ann Lee. */
const NAMED_SO = (name: string) => `INDEX(${onEntries('F')},MATCH(${name},${onEntries('F')},0))`;
const ALSO = `IFERROR(${NAMED_SO('F#&" *"')},IFERROR(${NAMED_SO('LEFT(F#,SEARCH(" ",F#)-1)')},""))`;
const OWNED = firstOf([
  ['F#=""', 'Who owns it?'],
  [twoOwners('F#'), 'Two owners? One answers for it'],
  [`${ALSO}<>""`, `Same as "&${ALSO}&"?`],
  ['AND(H#="D",E#<>"")', 'D, but it serves a line: which?'],
]);

const ENTRY_COLUMNS: Column[] = [
  numbers(6),
  {
    head: 'It is a',
    width: 11,
    look: 'input.center',
    allow: { oneOf: LEVEL_NAMES },
  },
  {
    head: 'What',
    headLook: 'head',
    width: 60,
    look: 'input.shrink',
    ask: 'A goal or key result in one sentence; a task beginning with a verb.',
  },
  {
    head: 'Serves no.',
    width: 10,
    look: 'input.center',
    allow: { number: [1, ENTRIES], whole: true },
    ask: 'The number, in the first column, of a line on a level above its own.',
  },
  { head: 'Owner', headLook: 'head', width: 12, look: 'input', ask: 'One name.' },
  { head: 'Hours a week', width: 13, look: 'input.center', allow: { number: [...HOURS] } },
  {
    head: 'Note',
    width: 18,
    look: 'input',
    ask: 'D marks a task as day-to-day business, which serves nothing.',
  },
  {
    head: 'Look at',
    width: 29,
    look: 'note',
    marks: { fair: '=$I#<>""' },
    value: `=IF(C#="",IF(D#="","","Which level is it?"),IF(NOT(ISNUMBER(${LEVEL})),"Pick a level from the list",IF(${isTextual('G#')},"Hours need a plain number",IF(AND(G#<>"",${isWithin('G#', HOURS)}=0),"Hours are 0 to 400",IF(${WHY_LOOSE}<>"",${WHY_LOOSE},${OWNED})))))`,
  },
];

export function entriesSheet(book: Book): void {
  const sheet = page(book, 'Entries', {
    lead: 'Yearly and quarterly goals, key results and tasks, in any order. “Serves” is the number of one line on a level above its own. Ask: which goal is worse off if we leave this out?',
    widths: [2, ...widthsOf(ENTRY_COLUMNS)],
    ...LOW,
    area: `A1:I${FIRST + PAGE - 1}`,
    pages: 1,
    freeze: `E${FIRST}`,
    tab: 'type',
  });
  warnOfTexts(sheet, 'B4:I4', NUMBER_CELLS);
  const below = `SUMPRODUCT((LEN($C$${FIRST + PAGE}:$C$${FIRST + ENTRIES - 1})+LEN($D$${FIRST + PAGE}:$D$${FIRST + ENTRIES - 1})>0)*1)`;
  saysMoreBelow(sheet, 'B5:I5', below);
  table(sheet, {
    at: `B${FIRST}`,
    columns: ENTRY_COLUMNS,
    lines: indexes(ENTRIES),
    filter: true,
    name: 'Entries_list',
    uncounted: 'B6:I6',
  });
}
