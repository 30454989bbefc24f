/** An e-mail as content has it: texts with {placeholders}, and blocks whose rows come from an order. */
export type MailWords = { subject: string; preheader: string; blocks: BlockWords[] };

export type BlockWords =
  | { kind: 'heading' | 'text'; text: string }
  /** What the owner types on the server. */
  | { kind: 'command'; text: string }
  /** Printed only for an order that has the tracker in it. */
  | { kind: 'tracker'; text: string }
  /** Confirms that the right to withdraw has ended (rule 54). Quotes no words that were not kept. */
  | { kind: 'withdrawal'; text: string; withoutQuote: string }
  | { kind: 'button' | 'link'; text: string; to: LinkName }
  /** Label and value, which may have several lines; a row whose value is empty is left out. */
  | { kind: 'facts'; rows: [string, string][] }
  | { kind: 'files'; columns: [string, string] }
  | { kind: 'orders'; link: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'score'; label: string }
  /** Its areas, where to begin, the chosen challenges, and what has moved; but for the first, only if any. */
  | { kind: 'areas' | 'start' | 'named' | 'comparison' };

export const LINK_NAMES = [
  'order',
  'results',
  'call',
  'retake',
  'yourData',
  'newAddress',
  'confirmNewsletter',
] as const;
export type LinkName = (typeof LINK_NAMES)[number];

/** What stands around every e-mail of one audience. Links come last: to what is stored about its reader. */
export type MailFrame = {
  signature: string;
  why: string;
  reply: string | null;
  links: { label: string; href: string }[];
};
