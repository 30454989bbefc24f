import type { UseFormRegisterReturn } from 'react-hook-form';
import { DETAIL_IDS } from '@/lib/diagnostic/rules/contact-fields';
import { STATEMENT_IDS } from '@/lib/diagnostic/rules/questionnaire';
import type { FormPage } from '@/lib/diagnostic/rules/posted-form';
import { type FieldName, ratingField } from '@/lib/diagnostic/rules/steps';

/** What ties one input to the form: its name, and either the form library's hooks or what was posted. */
type Control = Partial<UseFormRegisterReturn> & {
  id?: string;
  name: string;
  defaultValue?: string;
  defaultChecked?: boolean;
};

/** How the fields of a step are tied to their form: by the form library, or by what was posted. */
export type Controls = {
  /** @param value what a radio button or a checkbox stands for, where there are several of the name */
  control: (name: FieldName, value?: string) => Control;
  complaint: (name: FieldName) => string | undefined;
  /** How a rating that was given before can be left out: nobody can unpress a radio button. */
  leaveOut?: (name: FieldName) => string | undefined;
  hasDetails?: boolean;
  isLinked?: true;
};

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
