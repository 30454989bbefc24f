import { h, type Child } from './dom';

/** What stands below a memo: typed into the demo, or left to be written by hand. */
export type Signed = { by: string; on: string };

/** The fields for it. */
export const SIGNED = {
  title: 'The memo, one page for a partner or a bank',
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
  const line = (name: string, text: string) =>
    h('div', {}, h('dt', {}, name), h('dd', { class: 'border-b border-[#000] pt-[4mm]' }, text || '\u00a0'));
  return [
    h('p', { class: 'font-semibold text-brass-deep' }, 'Memo'),
    h('h2', {}, question),
    h('p', { class: 'text-[12pt] font-semibold' }, answer),
    ...sections.flatMap(([heading, ...content]) => [
      h('h3', { class: 'mt-[4mm] mb-[1.5mm] break-after-avoid' }, heading),
      ...content,
    ]),
    h(
      'dl',
      { class: 'mt-[10mm] grid grid-cols-[2fr_1fr_2fr] gap-[8mm]' },
      line('Prepared by', by),
      line('Date', on),
      line('Signature', ''),
    ),
  ];
}
