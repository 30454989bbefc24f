/**
 * The list of what a formula of ours may use. Excel is not on the machines where this is tested: that it
 * knows them is from its documentation. All of them are in Excel since 2010 at the latest, and in Google
 * Sheets and LibreOffice 7.4. Nothing that spills.
 */
export const KNOWN_FUNCTIONS = new Set(
  (
    'ABS AND AVERAGE AVERAGEIF AVERAGEIFS CHAR COLUMN COLUMNS COUNT COUNTA COUNTBLANK COUNTIF COUNTIFS DATE DAY FLOOR FORECAST HLOOKUP IF ' +
    'IFERROR INDEX INT IRR ISBLANK ISERROR ISNUMBER ISTEXT LARGE LEFT LEN LOOKUP LOWER MATCH MAX MEDIAN MID MIN MOD MONTH N NOT ' +
    'NPV OR PERCENTRANK RANK REPT RIGHT ROUND ROUNDDOWN ROUNDUP ROW ROWS SEARCH SIGN SLOPE SMALL SQRT STDEVP SUBSTITUTE SUM ' +
    'SUMIF SUMIFS SUMPRODUCT TEXT TODAY TRIM UPPER VALUE VLOOKUP WEEKDAY YEAR INTERCEPT HYPERLINK'
  ).split(' '),
);

/**
 * The functions in a part of a workbook: in cells, conditional formats, validations and names. Newer ones
 * have a prefix: _xlfn.CONCAT.
 */
export const functionsIn = (xml: string): string[] =>
  [...xml.matchAll(/<(f|formula|formula1|formula2|definedName)(?:\s[^>]*)?>([^<]*)<\/\1>/g)].flatMap(
    ([, , formula = '']) =>
      [...formula.replace(/(&quot;|&#34;|").*?\1/g, '').matchAll(/([A-Za-z_][\w.]*)\(/g)].map(
        ([, name]) => name!,
      ),
  );
