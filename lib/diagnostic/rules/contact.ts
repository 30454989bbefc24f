import type { z } from 'zod';
import { emailAddress } from '@/lib/kernel/email-address';
import { plainText } from '@/lib/kernel/plain-text';
import { fill } from '@/lib/kernel/text';

/** The most characters each answer may have. */
export const MAX_LENGTHS = {
  firstName: 100,
  lastName: 100,
  name: 201,
  phone: 40,
  company: 200,
  role: 100,
} as const;

type FieldId = keyof typeof MAX_LENGTHS | 'email' | 'companySize';

/**
 * What stands beside a field that needs another look; out of content/messages.yaml and the labels of the
 * form.
 */
export type FieldWords = {
  labels: Record<FieldId, string>;
  /** Texts that may not change (rule 80). */
  firstName: string;
  lastName: string;
  email: string;
  currentChallenges: string;
  /** Ours; {label} {max} {n} {value} {statement} {field} are filled. */
  required: string;
  emailHint: string;
  tooLong: string;
  controlCharacters: string;
  phone: string;
  companySize: string;
  challenge: string;
  rating: string;
  unrated: string;
  /** For whatever no form of ours sends. */
  wrongKind: string;
  unknownField: string;
};

/** The checks that the form and the API share, each with its words. */
export function contactChecks(words: FieldWords) {
  const line = (field: keyof typeof MAX_LENGTHS) => {
    const max = MAX_LENGTHS[field];
    const label = words.labels[field];
    return plainText(max, {
      required: fill(words.required, { label }),
      tooLong: (n) => fill(words.tooLong, { label, max, n }),
      unshowable: fill(words.controlCharacters, { label }),
    });
  };
  const atLeastTwo = (text: string) => [...text].length >= 2;
  return {
    firstName: line('firstName').refine(atLeastTwo, words.firstName),
    lastName: line('lastName').refine(atLeastTwo, words.lastName),
    name: line('name').refine(atLeastTwo, fill(words.required, { label: words.labels.name })),
    email: emailAddress(words.email),
    /** What a person can dial, extensions and words on the keys included. */
    phone: line('phone').refine(
      (text) => /^$|^(?=.*\d)[\dA-Za-z\s+\-\u2010-\u2015().\/#,]*$/.test(text),
      words.phone,
    ),
    company: line('company'),
    role: line('role'),
  };
}

export const optionalText = <T extends z.ZodType<string>>(check: T) =>
  check.optional().transform((text) => text || null);
