import type { Book } from '../../sheet/book';
import { page } from '../../sheet/front';
import { within } from '../../sheet/formulas';
import type { StyleName } from '../../sheet/styles';
import { indexes, numbers, table, widthsOf, type Column } from '../../sheet/table';
import { COLUMN, ENTRIES, FIRST, HOURS, LAST, LEVEL_NAMES } from './layout';

const { number, rank, serves, parent, steps, fault, loose, roots, up, up2, up3, key, nthOwn } = COLUMN;
const all = (column: string) => `$${column}$${FIRST}:$${column}$${LAST}`;
/** The cell of a column in the row itself, and all from the first row to it. */
const at = (column: string) => `$${column}#`;
const soFar = (column: string) => `$${column}$${FIRST}:${at(column)}`;
const there = (formula: string) => `IF(${at(rank)}="","",${formula})`;

const column = (head: string, width: number, formula: string, look: StyleName = 'calc.center'): Column => ({
  head,
  width,
  look,
  value: `=${formula}`,
});

const TYPED = 'Entries!$E#';
const LEVEL = LEVEL_NAMES.reduceRight(
  (rest, name, index) => `IF(Entries!$C#="${name}",${index + 1},${rest})`,
  '""',
);
const NUMBERED = `AND(${at(serves)}>=1,${at(serves)}<=${ENTRIES},${at(serves)}=INT(${at(serves)}))`;
const IS_THERE = `IF(ISNUMBER(INDEX(${all(rank)},${at(serves)})),${at(serves)},0)`;
const BELOW = `IF(INDEX(${all(rank)},${at(parent)})<${at(rank)},"","serves its own level or below")`;
const CIRCLE = `IF(${at(parent)}=${at(number)},"serves itself",IF(COUNTIF(${all(steps.at(-1)!)},${at(number)})>0,"is part of a loop",${BELOW}))`;
const FAULT = `IF(${at(serves)}="",IF(${at(rank)}=1,"","serves nothing"),IF(${at(parent)}=0,"serves something that isn’t there",${CIRCLE}))`;
const UNSERVED = `IF(${at(rank)}=4,"",IF(COUNTIF(${all(serves)},${at(number)})>0,"","nobody’s working on it"))`;

const DAY_TO_DAY = `AND(${at(fault)}="serves nothing",${at(rank)}=4,Entries!$H#="D")`;

const follow = (from: string) => `IF(${at(from)}=0,0,INDEX(${all(from)},${at(from)}))`;
const rootAbove = (before: string) =>
  `IF(${at(before)}>0,${at(before)},IF(OR(${at(fault)}<>"",${at(parent)}=0),0,INDEX(${all(before)},${at(parent)})))`;
const climb = (from: string) => `IF(${at(from)}=0,0,INDEX(${all(up)},${at(from)}))`;

const COLUMNS: Column[] = [
  numbers(6),
  column('Level', 7, LEVEL),
  column('Serves', 8, there(`IF(${TYPED}="","",${TYPED})`)),
  column('Parent', 8, `IF(OR(${at(rank)}="",NOT(ISNUMBER(${at(serves)}))),0,IF(${NUMBERED},${IS_THERE},0))`),
  ...[parent, ...steps.slice(0, -1)].map((from, index) => column(`${2 ** (index + 1)} up`, 6, follow(from))),
  column('Fault', 26, there(FAULT), 'calc'),
  column(
    'Loose end',
    26,
    there(`IF(${at(fault)}<>"",IF(${DAY_TO_DAY},"",${at(fault)}),${UNSERVED})`),
    'calc',
  ),
  column('Root 1', 7, `IF(AND(${at(rank)}=1,${at(fault)}=""),${at(number)},0)`),
  column('Root 2', 7, rootAbove(roots[0])),
  column('Root 3', 7, rootAbove(roots[1])),
  column('Root', 7, rootAbove(roots[2])),
  column('Under', 7, `IF(OR(${at(rank)}="",${at(fault)}<>"",${at(parent)}=0),0,${at(parent)})`),
  column('Above', 7, climb(up)),
  column('Above', 7, climb(up2)),
  column('Key of the tree', 16, there(keyOf())),
  column('Order', 8, there(`RANK(${at(key)},${all(key)},1)`)),
  column('Loose', 8, `IF(N(LEN(${at(loose)}))=0,"",COUNTIF(${soFar(loose)},"?*"))`),
  column('Year', 8, `IF(${at(rank)}=1,COUNTIF(${soFar(rank)},1),"")`),
  {
    head: 'Own',
    width: 8,
    look: 'calc.center',
    value: (_, _index, row) =>
      `=IF(OR(${at(rank)}="",Owners!$C$5=""),"",IF(Entries!$F#=Owners!$C$5,COUNT(${nthOwn}$${FIRST - 1}:${nthOwn}${row - 1})+1,""))`,
  },
  column('Hours', 8, within('Entries!$G#', HOURS, '0')),
];

/**
 * What the other sheets stand on, a row for each entry; the same as lib/tools/rules/goal-tree.ts works out.
 */
export function workings(book: Book): void {
  const lead = 'Nothing to fill in. Here’s where the numbers come from. 0 is for none.';
  const sheet = page(book, 'Workings', {
    lead,
    to: 'O',
    widths: [2, ...widthsOf(COLUMNS)],
    freeze: `C${FIRST}`,
    hidden: true,
  });
  table(sheet, {
    at: `B${FIRST}`,
    columns: COLUMNS,
    lines: indexes(ENTRIES),
    heads: 'head.center.wrap',
    headHeight: 30,
  });
}

/**
 * Numbers of those above it and its own, as digits of one number: sorted, each stands below what it serves;
 * loose ones last.
 */
function keyOf(): string {
  const base = ENTRIES + 1;
  const own = at(number);
  const digits = (...path: string[]) => path.map((one, index) => `${one}*${base ** (3 - index)}`).join('+');
  const path = `IF(${at(up3)}>0,${digits(at(up3), at(up2), at(up), own)},IF(${at(up2)}>0,${digits(at(up2), at(up), own)},IF(${at(up)}>0,${digits(at(up), own)},${digits(own)})))`;
  const top = `IF(${at(up3)}>0,${at(up3)},IF(${at(up2)}>0,${at(up2)},IF(${at(up)}>0,${at(up)},${own})))`;
  return `IF(INDEX(${all(fault)},${top})<>"",${base ** 4},0)+${path}`;
}
