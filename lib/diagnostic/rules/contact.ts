import { z } from 'zod';
import { emailAddress } from '@/lib/kernel/email-address';
import { keyed } from '@/lib/kernel/keyed';
import { plainText } from '@/lib/kernel/plain-text';
import { fill } from '@/lib/kernel/text';
import { CONTACT_FIELDS, type ContactId, LINE_IDS } from './contact-fields';
import { COMPANY_SIZES } from './questionnaire';

/** First and last name with a blank between. */
export const MAX_NAME = 201;

type SpecifiedWords = Record<'firstName' | 'lastName' | 'email' | 'currentChallenges', string>;
type LineWords = Record<'required' | 'emailHint' | 'tooLong' | 'controlCharacters' | 'phone', string>;
type ChoiceWords = Record<'companySize' | 'challenge' | 'rating' | 'unrated', string>;

/** Complaints about fields, some with {label}, {max}, {n}, {value}, {statement} or {field} (rule 80). */
export type FieldWords = SpecifiedWords &
  LineWords &
  ChoiceWords &
  Record<'wrongKind' | 'unknownField', string> & { labels: Record<ContactId | 'name', string> };

/** The checks that the form and the API share, each with its words. */
export function contactChecks(words: FieldWords) {
  const line = (field: ContactId | 'name', max: number) => {
    const label = words.labels[field];
    return plainText(max, {
      required: fill(words.required, { label }),
      tooLong: (n) => fill(words.tooLong, { label, max, n }),
      unshowable: fill(words.controlCharacters, { label }),
    });
  };
  const atLeastTwo = (text: string) => [...text].length >= 2;
  const lines = keyed(LINE_IDS, (id) => line(id, CONTACT_FIELDS[id].max));
  return {
    ...lines,
    firstName: lines.firstName.refine(atLeastTwo, words.firstName),
    lastName: lines.lastName.refine(atLeastTwo, words.lastName),
    name: line('name', MAX_NAME).refine(atLeastTwo, fill(words.required, { label: words.labels.name })),
    email: emailAddress(words.email),
    /** What a person can dial, extensions and words on the keys included. */
    phone: lines.phone.refine(
      (text) => /^$|^(?=.*\d)[\dA-Za-z\s+\-\u2010-\u2015().\/#,]*$/.test(text),
      words.phone,
    ),
    companySize: z.union([z.enum(COMPANY_SIZES), z.literal('')], words.companySize),
  };
}

/** An empty field is null. */
export const optional = <T extends string>(check: z.ZodType<T | ''>) =>
  check.optional().transform((text) => text || null);
