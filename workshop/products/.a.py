import re
IMP="import { indexes, numbers, table, widthsOf, type Column } from '../../sheet/table';\n"
def cut(f,start,end,new,imports=''):
    s=open(f).read()
    a=s.index(start); b=s.index(end,a) if end else len(s)
    s=s[:a]+new+s[b:]
    if imports and imports not in s:
        i=s.index("import type { Sheet }") if "import type { Sheet }" in s else s.index('\n',s.index("import"))+1
        lines=s.split('\n')
        # after last ../../sheet import
        k=max(n for n,l in enumerate(lines) if "'../../sheet/" in l and l.startswith(('import','}')))
        lines[k+1:k+1]=imports.rstrip('\n').split('\n')
        s='\n'.join(lines)
    open(f,'w').write(s)
# okr
cut('okr/input-sheets.ts','export function goalsSheet','export function weeklySheet','''const GOAL_COLUMNS: Column[] = [
  numbers(6),
  { head: 'Goal of the quarter', width: 62, look: 'input.wrap' },
  {
    ...{ head: 'Serves goal of the year', width: 20, look: 'input.center' },
    allow: { number: [1, 3], whole: true },
  },
  { head: 'Owner', width: 20, look: 'input' },
  {
    ...{ head: 'Look at', width: 34, look: 'note.wrap' },
    value: (index) =>
      index === 3
        ? '=IF(C#="","","A fourth goal: which of the four can wait?")'
        : `=IF(C#="","",${firstOf([
            ['D#=""', 'Which goal of the year does it serve?'],
            ['E#=""', 'Who owns it?'],
          ])})`,
    marks: { fair: '=$F#<>""' },
  },
];

export function goalsSheet(book: Book): void {
  const sheet = page(book, 'Goals', {
    lead: 'Where the year is going, and up to three goals for this quarter.',
    widths: [2, ...widthsOf(GOAL_COLUMNS)],
    pages: 1,
    tab: 'type',
  });
  sheet.put('B5', 'The first Monday of the quarter', 'text.bold');
  sheet.put('D5', undefined, 'input.date.center');
  sheet.allow('D5', ANY_DAY);
  sheet.row('B7', ['No.', 'Goal of the year', '', '', ''], 'head');
  for (const index of indexes(3))
    sheet.row(`B${8 + index}`, [index + 1, undefined], ['calc.center', 'input']);
  table(sheet, {
    ...{ at: 'B14', columns: GOAL_COLUMNS, lines: indexes(GOALS) },
    ...{ heads: 'head.center.wrap', headHeight: 28, height: 30 },
  });
  sheet.wide(
    'B19:F19',
    'A goal is one sentence without a number: who is better off, and in what way. The numbers are its key results.',
    'note.wrap',
    18,
  );
}

const WRONG_WAY = 'OR(AND(E#="rise",G#<=F#),AND(E#="fall",G#>=F#))';
const LOOK_AT = firstOf([
  [`AND(COUNT(F#:G#)=2,${WRONG_WAY})`, 'Start and target go the other way'],
  ['C#=""', 'Missing: goal'],
  ['E#=""', 'Missing: kind'],
  ['AND(E#<>"done",COUNT(F#:G#)<2)', 'Missing: start and target'],
  ['H#=""', 'Missing: source'],
  ['I#=""', 'Missing: owner'],
  ['K#=""', 'Missing: date'],
]);
const KEY_RESULT_COLUMNS: Column[] = [
  numbers(5),
  { head: 'Goal', width: 8, look: 'input.center', allow: { number: [1, GOALS], whole: true } },
  { head: 'Key result', width: 44, look: 'input.wrap' },
  { head: 'Kind', width: 9, look: 'input.center', allow: { oneOf: KINDS } },
  { head: 'Start', width: 11, look: 'input', allow: ANY_NUMBER },
  { head: 'Target', width: 11, look: 'input', allow: ANY_NUMBER },
  { head: 'Source', width: 24, look: 'input.wrap' },
  { head: 'Owner', width: 16, look: 'input' },
  { head: 'Weight', width: 9, look: 'input.center', allow: { number: [0, 100] } },
  { head: 'Due', width: 13, look: 'input.day.center', allow: ANY_DAY },
  { head: 'Look at', width: 34, look: 'note', value: `=IF(D#="","",${LOOK_AT})`, marks: { fair: '=$L#<>""' } },
];

export function keyResultsSheet(book: Book): void {
  const sheet = page(book, 'Key Results', {
    lead: 'Three to five for each goal. Kind: rise (more is better), fall (less is better), or done (0 is no, 1 is yes). Leave the weight empty for 1.',
    widths: [2, ...widthsOf(KEY_RESULT_COLUMNS)],
    pages: 1,
    freeze: `E${FIRST}`,
    tab: 'type',
  });
  table(sheet, { at: `B${FIRST}`, columns: KEY_RESULT_COLUMNS, lines: indexes(KEY_RESULTS), height: 28 });
}

''',"import { firstOf } from '../../sheet/formulas';\nimport { ANY_DAY, ANY_NUMBER } from '../../sheet/rules';\n"+IMP)
cut('okr/scores-sheet.ts','function now(','function words(','''const valuesOf = (row: number) => `${VALUES}$${FIRST_WEEK}${row}:$${LAST_WEEK}${row}`;
const sureOf = (row: number) => valuesOf(CONFIDENCE + row - FIRST);
const lastWeekOf = (cells: string) => `SUMPRODUCT(MAX(ISNUMBER(${cells})*${WEEK_NUMBERS}))`;
const ofKeyResult = (column: string) => (_: unknown, _index: number, row: number) => `=${shown(KR(column, row))}`;

const NOW: Column[] = [
  numbers(),
  { head: 'Key result', look: 'calc', value: ofKeyResult('D') },
  { head: 'Goal', look: 'calc.center', value: ofKeyResult('C') },
  {
    ...{ head: 'Weight', look: 'calc.center' },
    value: (_, _index, row) => `=IF(${KR('J', row)}="",1,${KR('J', row)})`,
  },
  {
    ...{ head: 'Value', look: 'calc.center' },
    value: (_, _index, row) => `=${standing(valuesOf(row), WEEK_NUMBERS)}`,
  },
  {
    ...{ head: 'Score', look: 'calc.two.center' },
    value: (_, _index, row) => `=${scoreFormula(KR('E', row), KR('F', row), KR('G', row), 'F#')}`,
  },
  { head: 'In words', look: 'calc.center', value: `=${wordFormula('G#')}`, marks: marksOf('$G#') },
  {
    ...{ head: 'Confidence', look: 'calc.center' },
    value: (_, _index, row) => `=${standing(sureOf(row), WEEK_NUMBERS)}`,
  },
  {
    ...{ head: 'Change', look: 'calc.center' },
    value: (_, _index, row) => {
      const sure = sureOf(row);
      const before = `SUMPRODUCT(MAX(ISNUMBER(${sure})*(${WEEK_NUMBERS}<${lastWeekOf(sure)})*${WEEK_NUMBERS}))`;
      return `=IF(COUNT(${sure})<2,"",I#-INDEX(${sure},${before}))`;
    },
    marks: { poor: '=AND(ISNUMBER(J#),J#<0)' },
  },
  {
    ...{ head: 'Last week', look: 'calc.center' },
    value: (_, _index, row) => `=IF(COUNT(${valuesOf(row)})=0,"",${lastWeekOf(valuesOf(row))})`,
  },
  {
    ...{ head: 'To pace', look: 'calc.two.center' },
    value: `=IF(OR(G#="",K#=""),"",G#-K#/${WEEKS})`,
    marks: { fair: '=AND(ISNUMBER(L#),L#<-0.1)' },
  },
  { head: 'Counts', look: 'calc.center', value: '=IF(ISNUMBER(G#),E#,0)' },
  { head: 'Points', look: 'calc.two.center', value: '=IF(ISNUMBER(G#),E#*G#,0)' },
  { head: 'Sure: counts', look: 'calc.center', value: '=IF(ISNUMBER(I#),E#,0)' },
  { head: 'Sure: points', look: 'calc.two.center', value: '=IF(ISNUMBER(I#),E#*I#,0)' },
];

function now(sheet: Sheet): void {
  sheet.section(`B${FIRST - 3}`, 'Key results now', WEEKS + 2);
  table(sheet, {
    ...{ at: `B${FIRST}`, columns: NOW, lines: indexes(KEY_RESULTS) },
    ...{ heads: 'head.center.wrap', headHeight: 28 },
  });
}

/** Delivered, progress or short, as wordFormula has it. */
function marksOf(score: string): Partial<Record<Mark, string>> {
  return {
    good: `=AND(ISNUMBER(${score}),${score}>=0.7)`,
    fair: `=AND(ISNUMBER(${score}),${score}>=0.4,${score}<0.7)`,
    poor: `=AND(ISNUMBER(${score}),${score}<0.4)`,
  };
}

''',"import { shown } from '../../sheet/formulas';\nimport type { Mark } from '../../sheet/styles';\nimport { indexes, numbers, table, type Column } from '../../sheet/table';\n")
cut('okr/scores-sheet.ts','function words(','function weekly(','''function words(sheet: Sheet, range: string, score: string): void {
  for (const [mark, formula] of Object.entries(marksOf(score))) sheet.mark(range, formula, mark as Mark);
}

''')
cut('okr/scores-sheet.ts','function summary(',"  sheet.chart(`B${row + 2}`",'''const ofGoals = (column: string) => `SUMIF($D$${FIRST}:$D$${LAST},$B#,$${column}$${FIRST}:$${column}$${LAST})`;
const share = (counts: string, points: string) =>
  `=IF(${ofGoals(counts)}>0,${ofGoals(points)}/${ofGoals(counts)},"")`;
const SCORES = `D${SUMMARY}:D${SUMMARY + GOALS - 1}`;
const QUARTER: Column[] = [
  { ...numbers(), total: ['', 'total'] },
  {
    ...{ head: 'Goal', look: 'calc', value: (index) => `=${shown(goalName(index))}` },
    total: ['The quarter: mean of the goals', 'total'],
  },
  {
    ...{ head: 'Score', look: 'calc.two.center', value: share('M', 'N') },
    total: [`=IF(COUNT(${SCORES})=0,"",AVERAGE(${SCORES}))`, 'total.two.center'],
  },
  {
    ...{ head: 'In words', look: 'calc.center', value: `=${wordFormula('D#')}` },
    total: [`=${wordFormula('D#')}`, 'total.center'],
  },
  { head: 'Confidence', look: 'calc.one.center', value: share('O', 'P'), total: ['', 'total'] },
];

function summary(sheet: Sheet): void {
  sheet.breakBefore(SUMMARY - 2);
  sheet.section(`B${SUMMARY - 2}`, 'The quarter on one page', WEEKS + 2);
  table(sheet, { at: `B${SUMMARY}`, columns: QUARTER, lines: indexes(GOALS) });
  const row = SUMMARY + GOALS;
  words(sheet, `E${SUMMARY}:E${row}`, `$D${SUMMARY}`);
''')
# okr example
f='okr/example.ts'
s=open(f).read()
a=s.index("  sheet.row(\n    'B5',"); b=s.index("  for (const [range, cell]")
s=s[:a]+'''  table(sheet, { at: 'B6', columns: COLUMNS, lines: LINES });
  table(sheet, { at: 'B14', columns: GOAL_COLUMNS, lines: GOAL_TITLES });
'''+s[b:]
s=s.replace('/** A quarter after six weeks','''const WEEK = '$L#:$X#';
const LAST_VALUE = `SUMPRODUCT(MAX(ISNUMBER(${WEEK})*$L$5:$X$5))`;
const COLUMNS: Column<Line>[] = [
  { head: 'Goal', width: 6, look: 'input.center', value: ([goal]) => goal },
  { head: 'Key result', width: 44, look: 'input', value: ([, title]) => title },
  { head: 'Kind', width: 8, look: 'input.center', value: ([, , kind]) => kind },
  { head: 'Start', width: 8, look: 'input.center', value: ([, , , start]) => start },
  { head: 'Target', width: 8, look: 'input.center', value: ([, , , , target]) => target },
  { head: 'Weight', width: 8, look: 'input.center', value: ([, , , , , weight]) => weight },
  {
    ...{ head: 'Value', width: 10, look: 'calc.center' },
    value: `=IF(${LAST_VALUE}=0,"",INDEX(${WEEK},${LAST_VALUE}))`,
  },
  { head: 'Score', width: 9, look: 'calc.two.center', value: `=${scoreFormula('D#', 'E#', 'F#', 'H#')}` },
  { head: 'In words', width: 12, look: 'calc.center', value: `=${wordFormula('I#')}` },
];
const WEEK_COLUMNS = indexes(WEEKS).map(
  (week): Column<Line> => ({ head: week + 1, width: 6, look: 'input.center', value: ({ 6: values }) => values[week] }),
);
const POINTS = 'SUMPRODUCT(($B$6:$B$10=$B#)*$G$6:$G$10,$I$6:$I$10)/SUMIF($B$6:$B$10,$B#,$G$6:$G$10)';
const GOAL_COLUMNS: Column<string>[] = [
  numbers(),
  { head: 'Goal', look: 'calc', value: (title) => title },
  { head: 'Score', look: 'total.two.center', value: `=${POINTS}` },
  { head: 'In words', look: 'total.center', value: `=${wordFormula('D#')}` },
];

/** A quarter after six weeks''')
s=s.replace("import { example } from '../../sheet/front';","import { example } from '../../sheet/front';\nimport { indexes, numbers, table, widthsOf, type Column } from '../../sheet/table';")
s=s.replace("widths: [2, 6, 44, 8, 8, 8, 8, 10, 9, 12, 2, ...Array<number>(WEEKS).fill(6)],","widths: [2, ...widthsOf(COLUMNS), 2, ...widthsOf(WEEK_COLUMNS)],")
s=s.replace("  table(sheet, { at: 'B6', columns: COLUMNS, lines: LINES });\n","  table(sheet, { at: 'B6', columns: COLUMNS, lines: LINES });\n  table(sheet, { at: 'L6', columns: WEEK_COLUMNS, lines: LINES });\n")
open(f,'w').write(s)
