import type { DetailId } from '@/lib/diagnostic/rules/contact-fields';
import type { FieldErrors, TypedForm } from '@/lib/kernel/forms';
import type { YourDataWords } from '@/lib/your-data/content';

/** The words of a data page, out of content. */
export type DataTexts = YourDataWords['page'] & {
  fields: Record<DetailId, { label: string }>;
  /** The label of first and last name together. */
  name: string;
  /** The question about a typo in an address. */
  emailHint: string;
};

/** What a form on the page has led to. */
export type DataOutcome = {
  corrected: 'saved' | 'refused' | null;
  address: 'asked' | 'invalid' | null;
  newsletter: 'stopped' | null;
  /** What was typed into a form that was refused, and what is wrong with each field of a correction. */
  typed: TypedForm;
  errors: FieldErrors;
};
