/** How a value is written, and what rows are sorted by. */
export type Column = { name: string; kind: 'text' | 'time' | 'money' | 'percent' | 'number' };

/** Times are ISO, money is whole cents, percentages are parts of one. Null: there is none. */
export type DeskTable = { columns: Column[]; rows: (string | number | null)[][]; note: string };

/** What the desk can be asked for, in the order of its menu. */
export const DESK_TABLES = { leads: 'Leads', orders: 'Orders', mail: 'Mail', funnel: 'Funnel' } as const;
export type DeskName = keyof typeof DESK_TABLES;

/** The site's database, as far as the studio reads it. */
export type Desk = {
  /** Without a database there are words only. */
  isThere: () => boolean;
  /** @throws Error that says what to do */
  read: (name: DeskName) => Promise<DeskTable>;
  /** All of it for a spreadsheet, as the commands export it; null: this table is not exported. @throws Error as above */
  csv: (name: DeskName) => Promise<string | null>;
};

export const isDeskName = (name: string | null): name is DeskName =>
  name !== null && Object.hasOwn(DESK_TABLES, name);
