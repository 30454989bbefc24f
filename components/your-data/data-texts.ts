import type { FieldErrors } from '@/lib/kernel/field-errors';
import type { TypedForm } from '@/lib/kernel/typed-form';

/** The words of a data page, out of content. */
export type DataTexts = {
  title: string;
  intro: string;
  nothing: string;
  export: { button: string; text: string };
  assessments: AssessmentTexts;
  purchases: Record<'title' | 'one' | 'number' | 'buyer' | 'source' | 'text' | 'link', string>;
  newsletter: Record<'title' | 'ticked' | 'waiting' | 'confirmed' | 'withdrawn' | 'stop' | 'stopped', string>;
  mails: { title: string; text: string };
  address: Record<'title' | 'text' | 'label' | 'button' | 'asked' | 'invalid', string>;
  delete: { title: string; text: string; button: string };
  fields: Record<'phone' | 'company' | 'role' | 'companySize', { label: string }>;
  /** The label of first and last name together. */
  name: string;
};

type AssessmentTexts = Record<
  | 'title'
  | 'one'
  | 'results'
  | 'text'
  | 'correct'
  | 'save'
  | 'saved'
  | 'refused'
  | 'choose'
  | 'attribution'
  | 'challenges',
  string
>;

/** What a form on the page has led to. */
export type DataOutcome = {
  corrected: 'saved' | 'refused' | null;
  address: 'asked' | 'invalid' | null;
  newsletter: 'stopped' | null;
  /** What was typed into a form that was refused, and what is wrong with each field of a correction. */
  typed: TypedForm;
  errors: FieldErrors;
};
