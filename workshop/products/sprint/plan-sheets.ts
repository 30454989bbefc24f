import type { Book } from '../../sheet/book';
import { page } from '../../sheet/front';
import { PEOPLE, REASONS, TASKS, WEEKS } from './layout';

export function sprintSheet(book: Book): void {
  const sheet = page(book, 'Sprint', {
    lead: 'The frame: when it begins, three goals at most, and the hours people really have for planned work.',
    to: 'D',
    widths: [2, 8, 60, 22],
    pages: 1,
    tab: 'type',
    portrait: true,
  });
  sheet.put('B5', 'First day of week 1', 'text.bold');
  sheet.put('D5', undefined, 'input.date.center');
  sheet.allow('D5', ANY_DAY);
  sheet.put('B6', 'Last day of week 12', 'text');
  sheet.put('D6', '=IF(D5="","",D5+83)', 'calc.date.center');
  sheet.row('B8', ['Goal', 'In one sentence', 'Owner'], 'head');
  for (const [index, row] of [9, 10, 11].entries()) {
    sheet.row(`B${row}`, [index + 1, undefined, undefined], ['calc.center', 'input.wrap', 'input']);
    sheet.height(row, 28);
  }
  sheet.row(`B${PEOPLE.first - 1}`, ['No.', 'Person', 'Hours a week'], 'head');
  for (let row = PEOPLE.first; row <= PEOPLE.last; row++)
    sheet.row(
      `B${row}`,
      [row - PEOPLE.first + 1, undefined, undefined],
      ['calc.center', 'input', 'input.center'],
    );
  sheet.allow(`D${PEOPLE.first}:D${PEOPLE.last}`, { number: [0, 80] });
  const advice =
    'Hours a week: what is left after customers, meetings and mail. For most people that is between 4 and 12.';
  sheet.wide(`B${PEOPLE.last + 2}:D${PEOPLE.last + 2}`, advice, 'note.wrap', 28);
}

export function tasksSheet(book: Book): void {
  const lead =
    'Every task with who does it, the goal it serves (1, 2, 3, or D for daily business), its hours and its week. On Friday say if it is done.';
  const sheet = page(book, '12 Weeks', {
    lead,
    to: 'K',
    widths: [2, 5, 52, 18, 8, 8, 8, 13, 11, 22, 30],
    freeze: `D${TASKS.first}`,
    repeat: `${TASKS.first - 1}:${TASKS.first - 1}`,
    tab: 'type',
  });
  const heads = [
    'No.',
    'Task',
    'Who',
    'Goal',
    'Hours',
    'Week',
    'First day',
    'Done?',
    'If it slipped, why',
    'Look at',
  ];
  sheet.row(`B${TASKS.first - 1}`, heads, 'head.center');
  for (let row = TASKS.first; row <= TASKS.last; row++) {
    const known = `COUNTIF(Sprint!$C$${PEOPLE.first}:$C$${PEOPLE.last},D${row})`;
    const look = firstOf([
      [`D${row}=""`, 'Who does it?'],
      [`${known}=0`, 'Not on the Sprint sheet'],
      [`E${row}=""`, 'Which goal, or D?'],
      [`F${row}=""`, 'How many hours?'],
      [`G${row}=""`, 'Which week?'],
      [`AND(I${row}="no",J${row}="")`, 'Why did it slip?'],
    ]);
    sheet.row(
      `B${row}`,
      [
        row - TASKS.first + 1,
        ...Array<undefined>(5).fill(undefined),
        `=IF(OR(G${row}="",Sprint!$D$5=""),"",Sprint!$D$5+7*(G${row}-1))`,
        undefined,
        undefined,
        `=IF(C${row}="","",${look})`,
      ],
      [
        'calc.center',
        'input',
        'input',
        'input.center',
        'input.center',
        'input.center',
        'calc.day.center',
        'input.center',
        'input',
        'note',
      ],
    );
  }
  const column = (name: string) => `${name}${TASKS.first}:${name}${TASKS.last}`;
  sheet.allow(column('D'), {
    from: `Sprint!$C$${PEOPLE.first}:$C$${PEOPLE.last}`,
    hint: 'One of the people on the Sprint sheet, please.',
  });
  sheet.allow(column('E'), { oneOf: ['1', '2', '3', 'D'] });
  sheet.allow(column('F'), { number: [0, 400] });
  sheet.allow(column('G'), { number: [1, WEEKS], whole: true });
  sheet.allow(column('I'), YES_OR_NO);
  sheet.allow(column('J'), { oneOf: REASONS });
  sheet.mark(column('I'), `=$I${TASKS.first}="yes"`, 'good');
  sheet.mark(column('I'), `=$I${TASKS.first}="no"`, 'poor');
  sheet.mark(column('K'), `=$K${TASKS.first}<>""`, 'fair');
}

/** One week on one page, for the wall. */
export function oneWeekSheet(book: Book): void {
  const sheet = page(book, 'One Week', {
    lead: 'Type the number of a week and print its tasks on one page.',
    to: 'G',
    widths: [2, 6, 56, 18, 8, 8, 12],
    pages: 1,
    tab: 'read',
    portrait: true,
  });
  sheet.row(
    'B5',
    ['Week', undefined, '=IF(OR(C5="",Sprint!D5=""),"",Sprint!D5+7*(C5-1))'],
    ['text.bold', 'input.center.bold', 'calc.date.center'],
  );
  sheet.put('C5', 1, 'input.center.bold');
  sheet.allow('C5', { number: [1, WEEKS], whole: true });
  sheet.row('B7', ['No.', 'Task', 'Who', 'Goal', 'Hours', 'Done'], 'head.center');
  for (let index = 0; index < 20; index++) {
    const row = 8 + index;
    const weeks = `'12 Weeks'!$G$${TASKS.first}:$G$${TASKS.last}`;
    const numbers = `'12 Weeks'!$B$${TASKS.first}:$B$${TASKS.last}`;
    // The next task of the week: the lowest number above that of the row before.
    const above = index === 0 ? '0' : `$B${row - 1}`;
    const next = `SUMPRODUCT((${weeks}=$C$5)*(${numbers}>N(${above})))`;
    const lowest = `${TASKS.last}-SUMPRODUCT(MAX((${weeks}=$C$5)*(${numbers}>N(${above}))*(${TASKS.last}-${numbers})))`;
    const number =
      index === 0 ? `IF(${next}=0,"",${lowest})` : `IF(${above}="","",IF(${next}=0,"",${lowest}))`;
    const take = (column: string) =>
      `=IF($B${row}="","",IF(INDEX('12 Weeks'!$${column}$${TASKS.first}:$${column}$${TASKS.last},$B${row})="","",INDEX('12 Weeks'!$${column}$${TASKS.first}:$${column}$${TASKS.last},$B${row})))`;
    sheet.row(
      `B${row}`,
      [`=${number}`, take('C'), take('D'), take('E'), take('F'), ''],
      ['calc.center', 'calc.wrap', 'calc', 'calc.center', 'calc.center', 'label'],
    );
    sheet.height(row, 26);
  }
}
