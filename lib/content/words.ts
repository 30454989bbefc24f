import type { FieldWords } from '@/lib/diagnostic/rules/assessment';
import { CONTACT_IDS } from '@/lib/diagnostic/rules/contact-fields';
import { keyed } from '@/lib/kernel/keyed';
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
    labels: { name, ...keyed(CONTACT_IDS, (id) => fields[id].label) },
    ...ours,
    ...exact.validation,
  };
}
