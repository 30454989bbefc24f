import type { UseFormRegisterReturn } from 'react-hook-form';
import type { FieldName } from '@/lib/diagnostic/rules/steps';

/** What ties one input to the form: its name, and either the form library's hooks or what was posted. */
type Control = Partial<UseFormRegisterReturn> & {
  id?: string;
  name: string;
  defaultValue?: string;
  defaultChecked?: boolean;
};

/**
 * How the fields of a step are tied to their form: by the form library in the browser (form-controls.ts), by what was posted
 * where no script runs (posted-controls.ts). The steps are the same markup for both.
 */
export type Controls = {
  field: (name: FieldName) => Control;
  /** One radio button or checkbox. @param value what it stands for, where there are several of the name */
  choice: (name: FieldName, value?: string) => Control;
  /** What is wrong with a field. */
  complaint: (name: FieldName) => string | undefined;
  /** Where a link to a field that is a group of inputs leads; undefined where there are no such links. */
  groupId: (name: FieldName) => string | undefined;
};
