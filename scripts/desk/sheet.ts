/** How a value is written: times as ISO, money in cents of the shop's currency. */
export type Kind = 'text' | 'time' | 'money' | 'percent' | 'number';
/** `null` where there is none. */
export type Cell = string | number | null;
export type Column = { name: string; kind: Kind };

export const TABLES = { leads: 'Leads', orders: 'Orders', mail: 'Mail' } as const;
export type TableName = keyof typeof TABLES;

/** A list. A row with an id opens a sheet. */
export type Table = { columns: Column[]; rows: { id: string; cells: Cell[] }[]; note: string };

export type FileKind = 'leads' | 'orders' | 'report' | 'person';
export type ActionName = 'resend' | 'release' | 'retryMail' | 'erase';

/** One lead, order, mail or person, with what can be done about it. */
export type Sheet = {
  title: string;
  state: string;
  facts: { name: string; kind: Kind; value: Cell }[];
  parts: { title: string; columns: Column[]; rows: Cell[][] }[];
  links: { text: string; href: string }[];
  /** The address under which more may be stored. */
  address: string | null;
  others: { text: string; table: TableName; id: string }[];
  files: { text: string; kind: FileKind; id: string }[];
  actions: { name: ActionName; id: string }[];
};
