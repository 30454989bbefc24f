import type { Filling } from './typing';

/** The workbook knows an entry by its place in the list. */
export const filling: Filling = (typing, { lists }) => {
  const lines = lists.entries!;
  const placeOf = new Map(lines.map(({ id }, index) => [String(id), index + 1]));
  typing.lines(
    'Entries',
    lines.map(({ level, title, serves }) => ({
      'It is a': level,
      What: title,
      'Serves no.': level === 'year' ? undefined : placeOf.get(String(serves)),
    })),
    'Entry',
  );
};
