/** The cells of a key result that say where it goes. */
type Ends = Record<'kind' | 'start' | 'target', string>;

/**
 * Values that look as if they were typed with a percent sign and their target without (0.81 for 85), or the
 * other way round (81 for 0.85). Nobody sees such a slip in a score: it is just missed, or reached.
 *
 * The rule: a value is asked about where it is 1 or less, not 0, and a tenth or less of start and target,
 * which are both above 1; or where it is 2 or more, and ten times start and target or more, which are both 1
 * or less. An end that is 0 or empty says nothing, and then the other must be 20 or more: what grows from 0
 * passes all small numbers. And 1 itself is asked about only on the way up from a start: it may be 1 of 120,
 * from 0, and complaints may fall from 12 to 1.
 * @returns formulas of up to which size a value is too small, and from which on too big
 */
export function percentBounds({ kind, start, target }: Ends) {
  const [from, to] = [start, target].map((cell) => `ABS(N(${cell}))`) as [string, string];
  const [low, high] = [`MIN(${from},${to})`, `MAX(${from},${to})`];
  const silent = `OR(${kind}="done",IF(${low}=0,${high}<20,${low}<=1))`;
  const upTo = `IF(AND(${from}>0,${to}>${from}),1,${JUST_BELOW_1})`;
  return [
    `IF(${silent},0,MIN(${upTo},IF(${low}=0,${high},${low})/10))`,
    `IF(OR(${kind}="done",${high}=0,${high}>1),${NEVER},MAX(2,10*${high}))`,
  ] as const;
}
/**
 * The same for key results, of which such a value isn't counted: there a value of ten times start and target
 * or more is too big whatever they are, since it may be one of the key result that had the row before. A
 * hundredth of both or less is too small. What grows from 0 or falls to it passes small numbers: there only a
 * hundredth or less of 20 to 100 is. And what goes from below 0 to above it passes all. As the core has it.
 */
export function sizeBounds(row: Ends): string[] {
  const [from, to] = [row.start, row.target].map((cell) => `N(${cell})`) as [string, string];
  const [low, high] = ['MIN', 'MAX'].map((of) => `${of}(ABS(${from}),ABS(${to}))`) as [string, string];
  const [percent] = percentBounds(row);
  const atLeast = `AND(${row.kind}="keep",COUNT(${row.target})=0)`;
  const fromZero = `IF(${high}>100,0,MIN(${percent},${high}/100))`;
  const small = `IF(AND(${low}=0,${row.kind}<>"keep"),${fromZero},${percent})`;
  return [
    `IF(OR(${row.kind}="done",${from}*${to}<0),0,MAX(${small},IF(${atLeast},${high},${low})/100))`,
    `IF(OR(${row.kind}="done",${high}=0),${NEVER},MAX(2,10*${high}))`,
  ];
}
const JUST_BELOW_1 = '0.9999';
const NEVER = '1E+99';

/** Whether a line is in percent, by its numbers: both ends are 1 or less, and some number isn’t whole. */
export function isShare({ kind, start, target, values }: Ends & { values: string }): string {
  const ends = [start, target].map((cell) => `N(${cell})`);
  const parts = [...ends.map((end) => `${end}<>INT(${end})`), `${between(values)}>0`].join(',');
  const small = ends.map((end) => `ABS(${end})<=1`).join(',');
  return `AND(${kind}<>"done",COUNT(${start},${target})>0,${small},OR(${parts}))`;
}
const between = (values: string) => `SUMPRODUCT(ISNUMBER(${values})*(${values}>0)*(${values}<1))`;

/** A number as a text has it, in percent where its line is, and thousands with commas. */
export const inUnit = (share: string, number: string): string =>
  `IF(AND(${share},ISNUMBER(${number})),ROUND(100*N(${number}),2)&"%",IF(ABS(N(${number}))>=1000,TEXT(${number},"#,##0"),${number}))`;

/** So long may a name be, to stand in two lines with its ends. */
export const NAME_LETTERS = 44;
/** A key result's name, with start and target behind it. @param share whether they are in percent */
export function withEnds({ title, kind, start, target }: Ends & { title: string }, share: string): string {
  const [from, to] = [start, target].map((end) => inUnit(share, end));
  const limits = `IF(${kind}<>"keep","",IF(COUNT(${start})," (at least "&${from}&")",IF(COUNT(${target})," (at most "&${to}&")","")))`;
  const ends = `IF(COUNT(${start},${target})=2," ("&${from}&" to "&${to}&")",${limits})`;
  const name = `IF(LEN(${title})>${NAME_LETTERS},LEFT(${title},${NAME_LETTERS - 1})&"…",${title})`;
  return `IF(${title}="","",${name}&IF(${kind}="done","",${ends}))`;
}

/** A number with a percent sign where it may have been typed so. */
export const asTyped = (number: string): string => inUnit(`AND(${number}<>0,ABS(${number})<=1)`, number);

/** What is asked of a value. @param share whether its line is in percent */
export const askedOf = (value: string, { start, target }: Omit<Ends, 'kind'>, share: string): string =>
  `${asTyped(value)}&"? "&IF(N(${target})=0,"The start is "&${inUnit(share, start)},"The target is "&${inUnit(share, target)})`;

/** What is asked of a text in a cell for a number. */
export const textAsked = (cell: string): string => `LEFT(${cell},12)&"? Type a number"`;

/**
 * The first question about what was typed, as the line below a sheet's lead says it, and how many more there
 * are; nothing where there is none.
 * @param questions the cells that have one, or something else, or nothing
 * @param before a formula of what stands before it, by its place among them
 */
export function firstAsked(questions: string, before: (place: string) => string): string {
  const count = `COUNTIF(${questions},"*~? *")`;
  const place = `MATCH("*~? *",${questions},0)`;
  const size =
    '. It isn’t counted: type start, target and values in one unit, all with % or none, and a new key result in a new row.';
  const mend = `IF(ISNUMBER(SEARCH("The ",INDEX(${questions},${place}))),"${size}",". It isn’t counted.")`;
  const more = `IF(${count}=1,""," "&${count}-1&" more in Look at.")`;
  return `IF(${count}=0,"",${before(place)}&INDEX(${questions},${place})&${mend}&${more})`;
}

/** What is asked of the last value that looks so, with its week; nothing where none does. */
export function lastSlip(
  values: string,
  weeks: string,
  [small, big]: readonly [string, string],
  ends: Ends,
  share: string,
  otherwise = '""',
): string {
  const within = `(${values}<>0)*(${values}>=-${small})*(${values}<=${small})`;
  const slip = `((${within}+(${values}>=${big})+(${values}<=-${big}))>0)`;
  const last = `SUMPRODUCT(MAX(ISNUMBER(${values})*ISNUMBER(${weeks})*${slip}*${weeks}))`;
  const value = `SUMPRODUCT((${weeks}=${last})*1,${values})`;
  return `IF(${last}=0,${otherwise},"Week "&${last}&": "&${askedOf(value, ends, share)})`;
}

/**
 * The first of these questions, as the line below a sheet's lead says it; nothing where there is none.
 * @param questions the cells that have one, or nothing
 * @param before a formula of what stands before it, by its place among them
 * @param typed what should be typed alike
 */
export function firstQuestion(questions: string, before: (place: string) => string, typed: string): string {
  // As `askedOf` puts it: other questions stand among them.
  const count = `SUMPRODUCT(ISNUMBER(SEARCH("The ",${questions}))*1)`;
  const place = `MATCH("*The *",${questions},0)`;
  const more = `IF(${count}=1,""," "&${count}-1&" more like it.")`;
  const mend = `. Type ${typed} all with %, or all without.`;
  return `IF(${count}=0,"",${before(place)}&INDEX(${questions},${place})&"${mend}"&${more})`;
}
