import type { UseFormRegisterReturn } from 'react-hook-form';
import type { FieldName } from '@/lib/diagnostic/rules/steps';

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
  /** Whether links lead to fields, by their names as ids. */
  isLinked?: true;
};
