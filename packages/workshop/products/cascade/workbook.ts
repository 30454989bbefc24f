import { type Book } from '../../sheet/book';
import { workbook } from '../../sheet/front';
import { entriesSheet, looseSheet, ownersSheet, treeSheet } from './list-sheets';
import { TOOL } from './layout';
import { shareSheet } from './share-sheet';
import { workings } from './workings';

export const cascadeWorkbook = (license: string): Promise<Book> =>
  workbook(license, TOOL, 'cascade', {
    Tree: treeSheet,
    'Loose Ends': looseSheet,
    Share: shareSheet,
    Owners: ownersSheet,
    Entries: entriesSheet,
    Workings: workings,
  });
