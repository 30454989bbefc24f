import { STATEMENT_IDS } from '@/lib/diagnostic/rules/questionnaire';
import type { FormPage } from '@/lib/diagnostic/rules/posted-form';
import { type FieldName, ratingField } from '@/lib/diagnostic/rules/steps';
import type { Controls } from './controls';

/** The fields of a step as they were posted. */
export function postedControls({ values, complaints }: FormPage): Controls {
  const chosen = new Map<FieldName, readonly string[]>([
    ['currentChallenges', values.currentChallenges],
    ...STATEMENT_IDS.map((id) => [ratingField(id), [values.ratings[id] ?? '']] as const),
  ]);
  return {
    field: (name) => ({
      name,
      id: name,
      defaultValue: String((values as Record<string, unknown>)[name] ?? ''),
    }),
    choice: (name, value) => ({
      name,
      defaultChecked:
        value === undefined ? values.marketingConsent : (chosen.get(name)?.includes(value) ?? false),
    }),
    complaint: (name) => complaints[name],
    groupId: (name) => name,
  };
}
