import { DETAIL_IDS } from '@/lib/diagnostic/rules/contact-fields';
import { STATEMENT_IDS } from '@/lib/diagnostic/rules/questionnaire';
import type { FormPage } from '@/lib/diagnostic/rules/posted-form';
import { type FieldName, ratingField } from '@/lib/diagnostic/rules/steps';
import type { Controls } from './controls';

export function postedControls({ values, complaints }: FormPage): Controls {
  const { marketingConsent, emailReport, currentChallenges, ratings, ...texts } = values;
  const chosen = new Map<FieldName, readonly string[]>([
    ['currentChallenges', currentChallenges],
    ...STATEMENT_IDS.map((id) => [ratingField(id), [ratings[id] ?? '']] as const),
  ]);
  return {
    control: (name, value) => {
      if (name === 'marketingConsent') return { name, defaultChecked: marketingConsent };
      if (name === 'emailReport') return { name, defaultChecked: emailReport };
      if (value !== undefined) return { name, defaultChecked: chosen.get(name)?.includes(value) ?? false };
      return { name, id: name, defaultValue: texts[name as keyof typeof texts] };
    },
    complaint: (name) => complaints[name],
    hasDetails: DETAIL_IDS.some((name) => values[name] || complaints[name]),
    isLinked: true,
  };
}
