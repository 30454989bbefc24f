import { CURRENCY, exactAmount, type Money } from '../../lib/kernel/money';
import type { Lead } from '../../lib/diagnostic/rules/lead';
import { type Attribution, ATTRIBUTION_KEYS } from '../../lib/kernel/attribution';
import type { MailStatus } from '../../lib/mail/rules/outbox';
import { type ShownOrder, toldState } from '../../lib/shop/rules/shown-order';
import type { Site } from '../setup/open-site';

export const columns = (kinds: Record<string, Kind>): Column[] =>
  Object.entries(kinds).map(([name, kind]) => ({ name, kind }));

export const time = (at: Date | null): string | null => at?.toISOString() ?? null;

export const text = (name: string, value: string | null) => ({ name, kind: 'text', value }) as const;
export const moment = (name: string, at: Date | null) => ({ name, kind: 'time', value: time(at) }) as const;
export const count = (name: string, value: number) => ({ name, kind: 'number', value }) as const;

export const sources = (attribution: Attribution | null) =>
  ATTRIBUTION_KEYS.map((key) => text(key, attribution?.[key] ?? null));

export const ASKED: Record<Lead['asked'], string> = {
  call: 'a call',
  report: 'the report',
  nothing: 'nothing',
};

export const MAIL_STATES: Record<MailStatus, string> = { queued: 'waiting', dead: 'given up', sent: 'sent' };

/** A number, which can be sorted, where it is in the currency of the shop. */
export const amountCell = (money: Money): Cell =>
  money.currency === CURRENCY ? money.cents : exactAmount(money);

type Words = Pick<Site, 'content'>;

/** What an order's state is called, as its page calls it. */
export const stateOf = ({ content }: Words, order: ShownOrder): string =>
  content.orders.order.states[toldState(order)].label;

export function mailName({ content }: Words, template: string): string {
  const names: Record<string, string> = content.mail.owner.mailNames;
  return names[template] ?? (template.startsWith('owner-') ? `${names.owner} (${template})` : template);
}

/** How a value is written: times as ISO, money in cents of the shop's currency. */
export type Kind = 'text' | 'time' | 'money' | 'percent' | 'number';
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

/** A sheet has of these what is said otherwise. */
export const NOTHING: Omit<Sheet, 'title' | 'state' | 'facts'> = {
  parts: [],
  links: [],
  address: null,
  others: [],
  files: [],
  actions: [],
};
