import type { Tab } from './styles';

export type SheetSettings = {
  /** The widths of the columns from A on, in characters. */
  widths: number[];
  portrait?: boolean;
  /** Rows above this one, and columns left of it, stay in sight: "C6". */
  freeze?: string;
  /** Rows printed at the top of each page: "5:6". */
  repeat?: string;
  /** How many pages high it prints; 1 puts it on one page, 0 (the default) takes as many as it needs. */
  pages?: number;
  /** What is printed, where that is not all: "A1:P60". */
  area?: string;
  /** Inches left and right of what is printed (0.5): with more it is smaller, and more rows fit. */
  sides?: number;
  /** The height of rows that have none of their own, in points (15). */
  rowHeight?: number;
  tab?: Tab;
  /** Helpers that nobody needs to see or print; a right click on a tab shows it. */
  hidden?: boolean;
};
