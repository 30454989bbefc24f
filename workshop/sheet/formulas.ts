/** What another cell has, and nothing where that is empty. */
export const shown = (cell: string): string => `IF(${cell}="","",${cell})`;

/** The text of the first condition that holds; nothing where none does. */
export const firstOf = (cases: readonly (readonly [when: string, text: string])[]): string =>
  cases.reduceRight((rest, [when, text]) => `IF(${when},"${text}",${rest})`, '""');

/** What is found, and nothing where that is empty or there is nothing to be found. */
export const found = (formula: string): string => `IFERROR(${shown(formula)},"")`;
