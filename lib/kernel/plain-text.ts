import { z } from 'zod';

/**
 * Characters that can't be shown, or that make the text around them read wrongly: controls (NUL and line
 * breaks among them), lone surrogates, line separators, and the marks that turn the reading direction of what
 * follows.
 */
const UNSHOWABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]/u;

type PlainTextWords = {
  /** Not a text, or missing. */
  required: string;
  tooLong: (length: number) => string;
  unshowable: string;
};

/**
 * A text of several lines, each as one of `plainText`, joined by \n; blank lines are dropped. A line break
 * counts as one.
 */
export function plainLines(max: number, words: PlainTextWords) {
  return z
    .string(words.required)
    .transform((text) => text.split(/\r\n|\r|\n/))
    .pipe(z.array(plainText(max, words)))
    .transform((lines) => lines.filter(Boolean).join('\n'))
    .superRefine((text, context) => {
      const length = [...text].length;
      if (length > max) context.addIssue({ code: 'custom', message: words.tooLong(length) });
    });
}

/**
 * One line of text that a person typed, in any script, without what can't be shown. Lengths count characters,
 * not bytes.
 */
export function plainText(max: number, words: PlainTextWords) {
  return z
    .string(words.required)
    .refine((text) => !UNSHOWABLE.test(text), words.unshowable)
    .trim()
    .superRefine((text, context) => {
      const length = [...text].length;
      if (length > max) context.addIssue({ code: 'custom', message: words.tooLong(length) });
    })
    .meta({ maxLength: max });
}
