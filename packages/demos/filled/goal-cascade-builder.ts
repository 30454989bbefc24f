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
      // One that was removed: as a text it is marked, and leads nowhere here either.
      'Serves no.':
        level === 'year' || serves === undefined ? undefined : (placeOf.get(String(serves)) ?? 'not there'),
    })),
    'Entry',
  );
};
