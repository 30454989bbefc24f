import { NEEDS_YOU, type Sign } from '@/lib/tools/rules/forecast';
import type { Sheet } from '../../sheet/sheet';
import type { Column } from '../../sheet/table';
import { oneOf, SOON, todoOf } from './signs';

const DROPPED = 'Ask what its owner knows that the value doesn’t show yet';
/** So much less confidence is a reason to talk, before the value drops. */
const DROP = 3;
/** What lacks something, first: it takes one of the two lines at most where something else needs you. */
const LACKING: readonly Sign[] = ['incomplete', 'no news', 'no value'];
const URGENT = NEEDS_YOU.filter((one) => !SOON.includes(one) && !LACKING.includes(one));
/** Up to here they lack something, and after this place nobody is needed. */
const [LACKED, NEEDED] = [LACKING.length, LACKING.length + URGENT.length + 3].map(
  (place) => 1000 * place + 500,
) as [number, number];

/**
 * What is known of each key result on the sheet of results, in its row: "L#"; and the week of a later value
 * that does not count.
 */
type Known = Record<'title' | 'owner' | 'sign' | 'change', string> &
  Record<'name' | 'weight' | 'way' | 'refused', (index: number) => string>;

/**
 * In which order key results are talked about, in a column beside them: what lacks something, what slipped
 * while its confidence dropped, then by status, by confidence that dropped, and what drifts. Of the same ones
 * the largest weight comes first, and then what gets least of the way. And what is said of each that needs
 * somebody.
 */
export function mondayColumns({ title, name, owner, sign, change, weight, way, refused }: Known): Column[] {
  const dropped = `AND(N(${change})<=-${DROP},${sign}<>"stopped")`;
  const is = (one: Sign) => `${sign}="${one}"`;
  const alarm = `AND(${is('slipped')},${dropped})`;
  const place = [...LACKING.map(is), alarm, ...URGENT.map(is), dropped, oneOf(sign, SOON)].reduceRight(
    (rest, when, at) => `IF(${when},${at + 1},${rest})`,
    '99',
  );
  const todo = [...LACKING.slice(0, 1), ...NEEDS_YOU].reduceRight(
    (rest, one) => `IF(${is(one)},"${todoOf(one)}",${rest})`,
    `"${DROPPED}"`,
  );
  const fell = `IF(N(${change})<=-${DROP},", confidence down by "&-${change},"")`;
  return [
    {
      head: 'Order',
      look: 'note',
      value: (index) =>
        `=IF(${title}="","",1000*${place}-${weight(index)}+${way(index)}/1000+${(index + 1) / 1e6})`,
    },
    {
      head: 'On Monday',
      look: 'note',
      value: (index) => {
        const mend = `"its week "&${refused(index)}&" value needs mending"`;
        const isRefused = `IF(${is('no value')},${refused(index)}>0,FALSE)`;
        const what = `IF(${isRefused},${mend},${sign}&${fell}&". "&${todo})`;
        return `=IF(${title}="","",${name(index)}&IF(${owner}="",""," ("&${owner}&")")&": "&${what})`;
      },
    },
  ];
}

/**
 * The two key results to talk about on Monday, each in a line, or why there is none.
 * @param lines the cells of both lines
 * @param order the columns of `mondayColumns`
 * @param begin where to begin while there is no key result
 * @param latest the last week with an entry, or 0
 * @param enter the sheet for the entries
 */
export function monday(
  sheet: Sheet,
  label: string,
  lines: readonly [string, string],
  { order, says, begin, latest, enter }: Record<'order' | 'says' | 'begin' | 'latest' | 'enter', string>,
): void {
  sheet.wide(label, 'Talk about these two on Monday', 'text.bold');
  const count = `COUNTIF(${order},"<${NEEDED}")`;
  const lacking = `COUNTIF(${order},"<${LACKED}")`;
  const places = ['1', `IF(AND(${lacking}>1,${count}>${lacking}),${lacking}+1,2)`] as const;
  const nth = (n: string) => `INDEX(${says},MATCH(SMALL(${order},${n}),${order},0))`;
  const early = `IF(${latest}=0,"Enter week 1 on Thursday in ${enter}.","No key result needs you.")`;
  const none = `IF(COUNT(${order})=0,"${begin}",${early})`;
  lines.forEach((cells, index) => {
    sheet.wide(
      cells,
      `=IF(${count}<${index + 1},${index === 0 ? none : '""'},${nth(places[index]!)})`,
      'text.shrink',
    );
  });
}
