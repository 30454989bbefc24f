import type { Result } from '@/lib/kernel/result';
import type { Action, ActionName, DeskFile } from './actions';
import type { RangeName } from './ranges';

/** How a value is written: times are ISO, money is whole cents, percentages are parts of one. */
export type Kind = 'text' | 'time' | 'money' | 'percent' | 'number';
/** Null: there is none. */
export type Cell = string | number | null;

/** `isChosen`: rows can be chosen by it, of times by their days. */
export type Column = { name: string; kind: Kind; isChosen?: true };

/** `id` opens it; null: there is no more of it to see. */
export type DeskRow = { id: string | null; cells: Cell[] };

export type DeskTable = {
  columns: Column[];
  rows: DeskRow[];
  /** All rows added up. */
  sum?: Cell[];
  note: string;
  /** What can be done with all of it. */
  actions?: ActionName[];
  /** Whose clock its times are shown by, such as America/New_York. */
  zone: string;
};

/** A row, opened: all that the desk knows of it, and what can be done with it. */
export type DeskSheet = {
  title: string;
  /** What has become of it, in words. */
  state: string;
  facts: { name: string; kind: Kind; value: Cell }[];
  parts: { title: string; columns: Column[]; rows: Cell[][] }[];
  links: { text: string; href: string }[];
  /** Under which everything that is stored can be looked for; null: nobody's, or that is what this is. */
  address: string | null;
  /** Other rows that belong to it. */
  others: { text: string; table: DeskName; id: string }[];
  files: { text: string; file: DeskFile }[];
  actions: ActionName[];
  zone: string;
};

/** What the desk lists. */
export const DESK_TABLES = {
  leads: 'Leads',
  orders: 'Orders',
  mail: 'Mail',
  channels: 'Channels',
  costs: 'Costs',
  funnel: 'Funnel',
  statements: 'Statements',
} as const;
export type DeskName = keyof typeof DESK_TABLES;

/** Those whose numbers are of some days. */
export const OF_DAYS: readonly DeskName[] = ['channels', 'funnel', 'statements'];

/** What somebody is asked before it is done: what will happen, and the words of the button that lets it. */
export type Question = { text: string; confirm: string };

/** What came of it: in words, and as the log has it, where nothing personal stands. */
export type Done = { text: string; logged: string };

export type DeskDownload = { name: string; type: string; body: string | Uint8Array };

/** The site's database, as far as the studio may ask it. All of them @throws Error that says what to do. */
export type Desk = {
  /** Without a database there are words only. */
  isThere: () => boolean;
  /** The firm's. */
  zone: () => Promise<string>;
  read: (name: DeskName, range: RangeName) => Promise<DeskTable>;
  /** Null: there is no such row. */
  open: (name: DeskName, id: string) => Promise<DeskSheet | null>;
  /** All that is stored under an address. */
  person: (address: string) => Promise<Result<DeskSheet, string>>;
  file: (file: DeskFile) => Promise<Result<DeskDownload, string>>;
  /** What to ask first, as things are now; null: nothing. An error is why it can't be done. */
  ask: (action: Action) => Promise<Result<Question | null, string>>;
  /** @param asked the text that was answered with yes: something else is not done */
  act: (action: Action, asked: string | null) => Promise<Result<Done, string>>;
};

export const isDeskName = (name: string | null): name is DeskName =>
  name !== null && Object.hasOwn(DESK_TABLES, name);
