import { h, type Child } from './dom';

/** What stands below a memo: typed into the demo, or left to be written by hand. */
export type Signed = { by: string; on: string };

/** The fields for it, which older files don’t have. */
export const SIGNED = {
  title: 'The memo, one page for a partner or a bank',
  added: true,
  fields: [
    { key: 'by', label: 'Prepared by' },
    { key: 'on', label: 'Date of the memo', kind: 'date' },
  ],
} as const;

/**
 * One page: the question, the numbers, what would flip the answer, name and date.
 * @param sections each with its heading
 */
export function memoPage(
  question: string,
  answer: string,
  sections: readonly [heading: string, ...content: Child[]][],
  { by, on }: Signed,
): Child[] {
  const line = (name: string, text: string) => h('div', {}, h('dt', {}, name), h('dd', {}, text || '\u00a0'));
  return [
    h('p', { class: 'kicker' }, 'Memo'),
    h('h2', {}, question),
    h('p', { class: 'answer' }, answer),
    ...sections.flatMap(([heading, ...content]) => [h('h3', {}, heading), ...content]),
    h('dl', { class: 'signed' }, line('Prepared by', by), line('Date', on), line('Signature', '')),
  ];
}
