import type { Sheet } from './sheet';

/**
 * Says in a line of the sheet how many number cells have a text in them, which no formula counts; nothing while there is none.
 * The cells themselves are marked where they may be typed in (Sheet.allow).
 * @param line where it stands, usually below what to do on the sheet: "B4:K4"
 * @param ranges the cells for numbers, on this sheet or on others: "'12 Weeks'!$F$8:$G$87"
 */
export function warnOfTexts(sheet: Sheet, line: string, ranges: readonly string[]): void {
  const count = ranges.map((range) => `SUMPRODUCT(ISTEXT(${range})*(LEN(${range})>0))`).join('+');
  const have = `IF(${count}=1," cell for a number has a text in it"," cells for numbers have a text in them")`;
  sheet.wide(
    line,
    `=IF(${count}=0,"",${count}&${have}&", such as 8h or $7 600, and count as nothing. They’re red where they were typed.")`,
    'text.bold',
  );
  sheet.mark(line, `=LEN($${line.split(/\d/)[0]}$${/\d+/.exec(line)![0]})>0`, 'poor');
}
