import { NEEDS_YOU } from '@/lib/tools/rules/forecast';
import type { Sheet } from '../../sheet/sheet';
import type { Column } from '../../sheet/table';
import { oneOf, SOON, todoOf } from './signs';

const DROPPED = 'Ask what its owner knows that the value doesn’t show yet';
/** So much less confidence is a reason to talk, before the value drops. */
const DROP = 3;
/** What comes after this place needs nobody. */
const NEEDED = 8000;

/** What is known of each key result on the sheet of results, in its row: "L#". */
type Known = { title: string; name: (index: number) => string; owner: string; sign: string; change: string };

/**
 * In which order key results are talked about, in a column beside them: by status, then by confidence that
 * dropped, then what drifts; of the same ones the largest weight first. And what is said of each that needs
 * somebody.
 */
export function mondayColumns({
  title,
  name,
  owner,
  sign,
  change,
  weight,
}: Known & { weight: (index: number) => string }): Column[] {
  const urgent = NEEDS_YOU.filter((one) => !SOON.includes(one));
  const later = `IF(${oneOf(sign, SOON)},${urgent.length + 2},9)`;
  const dropped = `AND(N(${change})<=-${DROP},${sign}<>"stopped")`;
  const place = urgent.reduceRight(
    (rest, one, at) => `IF(${sign}="${one}",${at + 1},${rest})`,
    `IF(${dropped},${urgent.length + 1},${later})`,
  );
  const todo = NEEDS_YOU.reduceRight(
    (rest, one) => `IF(${sign}="${one}","${todoOf(one)}",${rest})`,
    `"${DROPPED}"`,
  );
  const fell = `IF(N(${change})<=-${DROP},", confidence down by "&-${change},"")`;
  return [
    {
      head: 'Order',
      look: 'note',
      value: (index) => `=IF(${title}="","",1000*${place}-${weight(index)}+${(index + 1) / 1000})`,
    },
    {
      head: 'On Monday',
      look: 'note',
      value: (index) =>
        `=IF(${title}="","",${name(index)}&IF(${owner}="",""," ("&${owner}&")")&": "&${sign}&${fell}&". "&${todo})`,
    },
  ];
}

/**
 * The two key results to talk about on Monday, each in a line, or why there is none.
 * @param lines the cells of both lines
 * @param order the columns of `mondayColumns`
 * @param begin where to begin while there is no key result
 */
export function monday(
  sheet: Sheet,
  label: string,
  lines: readonly [string, string],
  { order, says, begin }: { order: string; says: string; begin: string },
): void {
  sheet.wide(label, 'Talk about these two on Monday', 'text.bold');
  const nth = (n: number) => `INDEX(${says},MATCH(SMALL(${order},${n}),${order},0))`;
  const none = `IF(COUNT(${order})=0,"${begin}","No key result needs you.")`;
  lines.forEach((cells, index) => {
    const count = `COUNTIF(${order},"<${NEEDED}")`;
    sheet.wide(
      cells,
      `=IF(${count}<${index + 1},${index === 0 ? none : '""'},${nth(index + 1)})`,
      'text.shrink',
    );
  });
}
