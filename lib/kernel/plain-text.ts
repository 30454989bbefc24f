import { z } from 'zod';

/** What can't be shown or changes how text reads: controls, lone surrogates, line separators, bidi marks. */
const UNSHOWABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]/u;

type PlainTextWords = {
  required: string;
  tooLong: (length: number) => string;
  unshowable: string;
};

/** One line of typed text in any script. `max` counts characters, not bytes. */
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
