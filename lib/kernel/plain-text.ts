import { z } from 'zod';

/**
 * Characters that can't be shown or change how text reads: controls (also NUL and line breaks), lone
 * surrogates, line separators and bidi marks.
 */
const UNSHOWABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]/u;

type PlainTextWords = {
  /** Not a text, or missing. */
  required: string;
  tooLong: (length: number) => string;
  unshowable: string;
};

/**
 * One line of typed text in any script, without unshowable characters. `max` counts characters, not bytes.
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
