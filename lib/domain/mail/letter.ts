import { fill } from '../text';
import type { BlockWords, MailWords } from './words';

/** A finished e-mail in blocks, before it becomes HTML and text. */
export type Letter = { subject: string; preheader: string; blocks: LetterBlock[] };

export type LetterBlock =
  | { kind: 'heading' | 'text' | 'command'; text: string }
  | { kind: 'button'; text: string; href: string }
  | { kind: 'facts'; rows: [string, string][] }
  | { kind: 'files'; columns: [string, string]; rows: [string, string][] }
  | { kind: 'orders'; link: string; orders: ListedOrder[] };

/** An order in a list of several. */
export type ListedOrder = { title: string; date: string; status: string; href: string };

/** What goes into the placeholders and blocks of an e-mail. */
export type LetterValues = {
  values: Record<string, string>;
  orderUrl?: string;
  /** Name and size. */
  files?: [string, string][];
  orders?: ListedOrder[];
  hasTracker?: boolean;
};

/**
 * Fills in an e-mail.
 * @throws when a placeholder or a block has nothing to stand there: a mail with a hole is not sent
 */
export function writeLetter(words: MailWords, given: LetterValues): Letter {
  return {
    subject: fill(words.subject, given.values),
    preheader: fill(words.preheader, given.values),
    blocks: words.blocks.flatMap((block) => fillBlock(block, given)),
  };
}

function fillBlock(block: BlockWords, given: LetterValues): LetterBlock[] {
  switch (block.kind) {
    case 'button':
      return [{ kind: 'button', text: block.text, href: needed(given.orderUrl, 'orderUrl') }];
    case 'facts': {
      const rows = block.rows.map(([label, value]): [string, string] => [label, fill(value, given.values)]);
      return [{ kind: 'facts', rows: rows.filter(([, value]) => value !== '') }];
    }
    case 'files':
      return [{ ...block, rows: needed(given.files, 'files') }];
    case 'orders':
      return [{ ...block, orders: needed(given.orders, 'orders') }];
    case 'tracker':
      return given.hasTracker ? [{ kind: 'text', text: fill(block.text, given.values) }] : [];
    default:
      return [{ kind: block.kind, text: fill(block.text, given.values) }];
  }
}

function needed<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`The mail has a block that needs ${name}.`);
  return value;
}
