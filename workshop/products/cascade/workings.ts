import type { Book } from '../../sheet/book';
import { page } from '../../sheet/front';
import { COLUMN, ENTRIES, FIRST, LAST, LEVEL_NAMES } from './layout';

const { number, rank, serves, parent, steps, fault, loose, roots, up, up2, up3, key } = COLUMN;
const all = (column: string) => `$${column}$${FIRST}:$${column}$${LAST}`;

/** What the other sheets stand on, a row for each entry; the same as lib/tools/rules/goal-tree.ts works out. */
export function workings(book: Book): void {
  const lead = 'Nothing to fill in. Here’s where the numbers come from. 0 is for none.';
  const sheet = page(book, 'Workings', {
    lead,
    to: 'O',
    widths: [2, 6, 7, 8, 8, ...Array<number>(8).fill(6), 26, 26, 7, 7, 7, 7, 7, 7, 7, 16, 8, 8, 8, 8],
    freeze: `C${FIRST}`,
    repeat: `${FIRST - 1}:${FIRST - 1}`,
  });
  const heads = [
    'No.',
    'Level',
    'Serves',
    'Parent',
    ...steps.map((_, index) => `${2 ** (index + 1)} up`),
    'Fault',
    'Loose end',
    'Root 1',
    'Root 2',
    'Root 3',
    'Root',
    'Under',
    'Above',
    'Above',
    'Key of the tree',
    'Order',
    'Loose',
    'Year',
    'Own',
  ];
  sheet.row(`B${FIRST - 1}`, heads, 'head.center.wrap');
  sheet.height(FIRST - 1, 30);
  for (let index = 0; index < ENTRIES; index++) {
    const row = FIRST + index;
    const formulas = formulasOf(row);
    const looks = formulas.map((_, at) => (at === 11 || at === 12 ? 'calc' : 'calc.center'));
    sheet.row(`B${row}`, [index + 1, ...formulas.map((formula) => `=${formula}`)], ['calc.center', ...looks]);
  }
}

/** The formulas of one entry, from column C on. */
function formulasOf(row: number): string[] {
  const at = (column: string) => `$${column}${row}`;
  const there = (formula: string) => `IF(${at(rank)}="","",${formula})`;
  const typed = `Entries!$E${row}`;
  const level = LEVEL_NAMES.reduceRight(
    (rest, name, index) => `IF(Entries!$C${row}="${name}",${index + 1},${rest})`,
    '""',
  );
  const numbered = `AND(${at(serves)}>=1,${at(serves)}<=${ENTRIES},${at(serves)}=INT(${at(serves)}))`;
  const isThere = `IF(ISNUMBER(INDEX(${all(rank)},${at(serves)})),${at(serves)},0)`;
  const follow = (from: string) => `IF(${at(from)}=0,0,INDEX(${all(from)},${at(from)}))`;
  const upward = [parent, ...steps].slice(0, -1).map(follow);
  const below = `IF(INDEX(${all(rank)},${at(parent)})<${at(rank)},"","serves its own level or below")`;
  const circle = `IF(COUNTIF(${all(steps.at(-1)!)},${at(number)})>0,"goes in a circle",${below})`;
  const faulty = `IF(${at(serves)}="",IF(${at(rank)}=1,"","serves nothing"),IF(${at(parent)}=0,"serves something that isn’t there",${circle}))`;
  const unserved = `IF(${at(rank)}=4,"",IF(COUNTIF(${all(serves)},${at(number)})>0,"","nobody’s working on it"))`;
  const rootAbove = (before: string) =>
    `IF(${at(before)}>0,${at(before)},IF(OR(${at(fault)}<>"",${at(parent)}=0),0,INDEX(${all(before)},${at(parent)})))`;
  const climb = (from: string) => `IF(${at(from)}=0,0,INDEX(${all(up)},${at(from)}))`;
  return [
    level,
    there(`IF(${typed}="","",${typed})`),
    `IF(OR(${at(rank)}="",NOT(ISNUMBER(${at(serves)}))),0,IF(${numbered},${isThere},0))`,
    ...upward,
    there(faulty),
    there(`IF(${at(fault)}<>"",${at(fault)},${unserved})`),
    `IF(AND(${at(rank)}=1,${at(fault)}=""),${at(number)},0)`,
    ...roots.slice(0, -1).map(rootAbove),
    `IF(OR(${at(rank)}="",${at(fault)}<>"",${at(parent)}=0),0,${at(parent)})`,
    climb(up),
    climb(up2),
    there(keyOf(at)),
    there(`RANK(${at(key)},${all(key)},1)`),
    `IF(N(LEN(${at(loose)}))=0,"",COUNTIF($${loose}$${FIRST}:${at(loose)},"?*"))`,
    `IF(${at(rank)}=1,COUNTIF($${rank}$${FIRST}:${at(rank)},1),"")`,
    `IF(OR(${at(rank)}="",Owners!$C$5=""),"",IF(Entries!$F${row}=Owners!$C$5,SUMPRODUCT((${`Entries!$F$${FIRST}:$F${row}`}=Owners!$C$5)*ISNUMBER($${rank}$${FIRST}:${at(rank)})),""))`,
  ];
}

/** Numbers of those above it and its own, as digits of one number: sorted, each stands below what it serves; loose ones last. */
function keyOf(at: (column: string) => string): string {
  const base = ENTRIES + 1;
  const own = at(number);
  const digits = (...path: string[]) => path.map((one, index) => `${one}*${base ** (3 - index)}`).join('+');
  const path = `IF(${at(up3)}>0,${digits(at(up3), at(up2), at(up), own)},IF(${at(up2)}>0,${digits(at(up2), at(up), own)},IF(${at(up)}>0,${digits(at(up), own)},${digits(own)})))`;
  const top = `IF(${at(up3)}>0,${at(up3)},IF(${at(up2)}>0,${at(up2)},IF(${at(up)}>0,${at(up)},${own})))`;
  return `IF(INDEX(${all(fault)},${top})<>"",${base ** 4},0)+${path}`;
}
