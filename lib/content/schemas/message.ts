import { text } from './building-blocks';
import type { TextRules } from './text-rules';

const HOW = 'Written "Title - Text". The hyphen is not shown.';

/** 'A - B': A is the title, B the text under it (rule 81). */
export function titled(rules: TextRules = {}) {
  return text(rules)
    .refine((value) => value.includes(' - '), 'needs a title and a text with " - " between them.')
    .transform(split)
    .transform(({ title, text = '' }) => ({ title, text }))
    .describe(HOW);
}

/** The same, where the text may be missing. */
export function toast() {
  return text().transform(split).describe(HOW);
}

function split(value: string): { title: string; text?: string } {
  const at = value.indexOf(' - ');
  return at < 0 ? { title: value } : { title: value.slice(0, at), text: value.slice(at + 3) };
}
