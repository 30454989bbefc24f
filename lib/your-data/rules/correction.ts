import { z } from 'zod';
import { contactChecks, type FieldWords, optionalText } from '@/lib/diagnostic/rules/contact';
import { COMPANY_SIZES } from '@/lib/diagnostic/rules/questionnaire';

/** What somebody may correct of a diagnostic: who they are, not what they answered. */
export type Correction = z.output<ReturnType<typeof correctionSchema>>;

/** Reads the form on a data page; an empty field takes away what stood there. */
export function correctionSchema(words: FieldWords) {
  const contact = contactChecks(words);
  return z.object({
    name: contact.name,
    phone: optionalText(contact.phone),
    company: optionalText(contact.company),
    role: optionalText(contact.role),
    companySize: z
      .union([z.enum(COMPANY_SIZES), z.literal('')], words.companySize)
      .optional()
      .transform((size) => size || null),
  });
}
