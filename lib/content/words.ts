import type { FieldWords } from '@/lib/diagnostic/rules/contact';
import type { Files } from './content';

/**
 * What stands beside the fields of the diagnostic: texts that may not change (rule 80), others, and the
 * labels they name.
 */
export function fieldWords(
  { fields }: Files['diagnostic']['questionnaire'],
  { exact, fields: { name, ...ours } }: Files['messages'],
): FieldWords {
  return {
    labels: {
      name,
      firstName: fields.firstName.label,
      lastName: fields.lastName.label,
      email: fields.email.label,
      phone: fields.phone.label,
      company: fields.company.label,
      role: fields.role.label,
      companySize: fields.companySize.label,
    },
    ...ours,
    ...exact.validation,
  };
}
