import { COMPANY_SIZES } from './questionnaire';

type ContactField = {
  /** Step 1 can't be left without it (rule 14). */
  required?: true;
  max?: number;
  choices?: readonly string[];
  type?: 'tel' | 'url';
  autoComplete?: string;
  /** It names or reaches a person, so a draft keeps it for 24 hours only (rule 18). */
  personal?: true;
};

/** The fields of step 1, in their order, by their names in content, API, database, CSV and webhook. */
const FIELDS = {
  firstName: { required: true, max: 100, autoComplete: 'given-name', personal: true },
  lastName: { required: true, max: 100, autoComplete: 'family-name', personal: true },
  email: { required: true, personal: true },
  phone: { max: 40, type: 'tel', autoComplete: 'tel', personal: true },
  company: { max: 200, autoComplete: 'organization', personal: true },
  role: { max: 100, autoComplete: 'organization-title' },
  companySize: { choices: COMPANY_SIZES },
} as const satisfies Record<string, ContactField>;

type Fields = typeof FIELDS;
export type ContactId = keyof Fields;
type With<Key> = { [Id in ContactId]: Key extends keyof Fields[Id] ? Id : never }[ContactId];
export type DetailId = Exclude<ContactId, With<'required'>>;

export type Details = {
  [Id in DetailId]: (Fields[Id] extends { choices: readonly (infer Choice)[] } ? Choice : string) | null;
};

export const CONTACT_FIELDS: Fields & Record<ContactId, ContactField> = FIELDS;
export const CONTACT_IDS = Object.keys(FIELDS) as ContactId[];
const idsWith = <Key extends keyof ContactField>(key: Key) =>
  CONTACT_IDS.filter((id) => key in FIELDS[id]) as With<Key>[];
export const REQUIRED_IDS = idsWith('required');
export const LINE_IDS = idsWith('max');
export const PERSONAL_IDS = idsWith('personal');
export const DETAIL_IDS = CONTACT_IDS.filter((id) => !('required' in FIELDS[id])) as DetailId[];
