import type { Comparison } from '@/lib/diagnostic/rules/comparison';
import type { AdviceRow, AreaRow } from '@/lib/diagnostic/rules/report-rows';
import { fill } from '@/lib/kernel/text';
import type { BlockWords, LinkName, MailWords } from './words';

/** An e-mail with every value filled in, as blocks; HTML and plain text are made of it. */
export type RenderedMail = { subject: string; preheader: string; blocks: RenderedBlock[] };

export type RenderedBlock =
  | { kind: 'heading' | 'command'; text: string }
  /** `lead` is what the text begins with, in bold. */
  | { kind: 'text'; text: string; lead?: string }
  | { kind: 'button' | 'link'; text: string; href: string }
  | { kind: 'facts'; rows: [string, string][] }
  | { kind: 'files'; columns: [string, string]; groups: FileGroup[] }
  | { kind: 'orders'; link: string; orders: ListedOrder[] }
  | { kind: 'list'; items: string[] }
  | ({ kind: 'score'; label: string } & RenderedScore)
  | { kind: 'areas'; rows: AreaRow[] };

/** The files of one tool, name and size of each; `tool` is null where there is only one. */
export type FileGroup = { tool: string | null; rows: [string, string][] };
/** A score in percent, and its rating in words. */
export type RenderedScore = { percent: number; rating: string };

/** An order in a list of several. */
export type ListedOrder = { title: string; date: string; status: string; href: string };

/** What goes into the placeholders and blocks of an e-mail. */
export type MailValues = {
  /** `withdrawal` is empty where the words of that time were not kept: then none are quoted. */
  values: Record<string, string>;
  /** Full addresses. */
  links?: Partial<Record<LinkName, string>>;
  files?: FileGroup[];
  orders?: ListedOrder[];
  hasTracker?: boolean;
  score?: RenderedScore;
  areas?: AreaRow[];
  /** Null: there is none. */
  start?: { title: string; row: AdviceRow } | null;
  named?: { title: string; note?: string; items: string[] };
  /** Null: there is nothing to compare with. */
  comparison?: Comparison | null;
};

/** Fills in an e-mail. @throws when a placeholder or a block has nothing to stand there */
export function renderMail(words: MailWords, given: MailValues): RenderedMail {
  return {
    subject: fill(words.subject, given.values),
    preheader: fill(words.preheader, given.values),
    blocks: words.blocks.flatMap((block) => fillBlock(block, given)),
  };
}

function fillBlock(block: BlockWords, given: MailValues): RenderedBlock[] {
  switch (block.kind) {
    case 'button':
    case 'link':
      return [{ kind: block.kind, text: block.text, href: needed(given.links?.[block.to], block.to) }];
    case 'facts': {
      const rows = block.rows.map(([label, value]): [string, string] => [label, fill(value, given.values)]);
      return [{ kind: 'facts', rows: rows.filter(([, value]) => value !== '') }];
    }
    case 'files':
      return [{ ...block, groups: needed(given.files, 'files') }];
    case 'orders':
      return [{ ...block, orders: needed(given.orders, 'orders') }];
    case 'tracker':
      return given.hasTracker ? [{ kind: 'text', text: fill(block.text, given.values) }] : [];
    case 'withdrawal':
      return [
        {
          kind: 'text',
          text: fill(given.values.withdrawal === '' ? block.withoutQuote : block.text, given.values),
        },
      ];
    case 'list':
      return [{ kind: 'list', items: block.items.map((item) => fill(item, given.values)) }];
    case 'score':
      return [{ ...block, ...needed(given.score, 'a score') }];
    case 'areas':
      return [{ kind: 'areas', rows: needed(given.areas, 'areas') }];
    case 'start': {
      const start = needed(given.start, 'a first step');
      if (!start) return [];
      const { title, parts } = start.row;
      return [
        { kind: 'heading', text: `${start.title}: ${title}` },
        ...parts.map(({ label, text }) => ({
          kind: 'text' as const,
          text: `${label}: ${text}`,
          lead: `${label}:`,
        })),
      ];
    }
    case 'named': {
      const { title, note, items } = needed(given.named, 'challenges');
      if (items.length === 0) return [];
      return [
        { kind: 'heading', text: title },
        ...(note ? [{ kind: 'text' as const, text: note }] : []),
        { kind: 'list', items },
      ];
    }
    case 'comparison': {
      const comparison = needed(given.comparison, 'a comparison');
      if (!comparison) return [];
      const { title, summary, areas } = comparison;
      const rows = areas
        .flatMap((area) => [area, ...area.answers])
        .map((row): [string, string] => [row.title, row.line]);
      return [
        { kind: 'heading', text: title },
        { kind: 'text', text: summary },
        ...(rows.length > 0 ? [{ kind: 'facts' as const, rows }] : []),
      ];
    }
    default:
      return [{ kind: block.kind, text: fill(block.text, given.values) }];
  }
}

function needed<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`The mail has a block that needs ${name}.`);
  return value;
}
