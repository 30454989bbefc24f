/** What one query reads at most: with relations, SQLite is asked with a parameter per row, and takes 999. */
export const PAGE = 500;

/** Of a query: where it goes on, and how many rows it reads. */
type Page<Key extends string> = { take: number; cursor?: Record<Key, string> };

/**
 * All rows of a query, page after page. Others may change them meanwhile: of those that stay none is left
 * out.
 * @param read sorts by something unique in the end, such as `[{ createdAt: 'desc' }, { id: 'desc' }]`
 * @param most how many of them
 * @param key what tells one row from another
 */
export async function readPages<Key extends string, Row extends Record<Key, string>>(
  key: Key,
  read: (page: Page<Key>) => Promise<Row[]>,
  most = Infinity,
): Promise<Row[]> {
  const rows: Row[] = [];
  while (rows.length < most) {
    const last = rows.at(-1);
    const take = Math.min(PAGE, most - rows.length + (last ? 1 : 0));
    const page = await read(
      last ? { take, cursor: { [key]: last[key] } as unknown as Record<Key, string> } : { take },
    );
    // A row that was deleted meanwhile is no cursor: the one before it is.
    if (last && page.length === 0) rows.pop();
    else rows.push(...(last && page[0]![key] === last[key] ? page.slice(1) : page));
    if (page.length < take && (page.length > 0 || !last)) break;
  }
  return rows.slice(0, most);
}

type IdPage = Page<'id'> & { select: { id: true }; orderBy: { id: 'asc' } };

/** The ids of all rows of a query. */
export async function readIds(read: (page: IdPage) => Promise<{ id: string }[]>): Promise<string[]> {
  const rows = await readPages('id', (page) =>
    read({ select: { id: true }, orderBy: { id: 'asc' }, ...page }),
  );
  return rows.map(({ id }) => id);
}

/** What is found of many values, asked of some of them at a time. */
export async function inParts<Value, Found>(
  values: readonly Value[],
  find: (part: Value[]) => Promise<Found[]>,
): Promise<Found[]> {
  const found: Found[] = [];
  for (let at = 0; at < values.length; at += PAGE) found.push(...(await find(values.slice(at, at + PAGE))));
  return found;
}
