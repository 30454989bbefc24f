import { type Book } from '../../sheet/book';
import { workbook } from '../../sheet/front';
import { entriesSheet, looseSheet, ownersSheet, treeSheet } from './list-sheets';
import { TOOL } from './layout';
import { shareSheet } from './share-sheet';
import { workings } from './workings';

/** goal-cascade-builder.xlsx */
export const cascadeWorkbook = (license: string): Promise<Book> =>
  workbook(license, {
    title: TOOL,
    subject: 'The line from yearly goals to tasks, and its loose ends',
    purpose: 'The line from your yearly goals to each person’s tasks, with the loose ends.',
    steps: [
      'Use cards to collect what everyone’s working on. The cascade guide shows you how, in 40 minutes.',
      'Write goals, key results and tasks in Entries, each with its level, an owner and the number of the line it serves.',
      'Read Tree. Each line is under what it serves. Loose ends come last.',
      'Go through Loose Ends: connect, mark as day-to-day business, or stop.',
      'Read Share: which yearly goal gets the work, and which gets none.',
      'In Owners, type a name, print the page and talk about it.',
    ],
    sheets: [
      ['Tree', 'The whole cascade, indented and numbered; it prints 60 lines on one page', treeSheet],
      ['Loose Ends', 'What serves nothing, what nobody’s working on, what’s in a loop', looseSheet],
      ['Share', 'An alignment score for each level; tasks and hours for each yearly goal', shareSheet],
      ['Owners', 'One person’s lines, and what they lead up to', ownersSheet],
      ['Entries', 'Up to 200 lines on four levels, in any order', entriesSheet],
      [
        'Workings',
        'Where the numbers come from. Hidden, so that it never prints: right-click a sheet’s tab and choose Unhide',
        workings,
      ],
    ],
    notes: [
      'A line keeps its number, so leave a line empty instead of moving others up. Day-to-day business serves nothing: write D in its note, and it’s no loose end.',
      'A level’s alignment: its lines that lead up to a yearly goal, divided by all its lines.',
    ],
  });
