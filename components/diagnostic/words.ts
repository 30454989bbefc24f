import type { AdviceBook } from '@/lib/diagnostic/rules/advice';
import type { FieldWords } from '@/lib/diagnostic/rules/contact';
import type {
  AreaId,
  Challenge,
  CompanySize,
  Rating,
  StatementId,
} from '@/lib/diagnostic/rules/questionnaire';

export type Notice = { title: string; text?: string };
type FieldText = { label: string; required?: boolean; help?: string };
export type StatementWords = { text: string; short: string; help: string };

/** Every word of the form, out of content/diagnostic/questionnaire.yaml and content/messages.yaml. */
export type DiagnosticWords = {
  page: {
    title: string;
    intro: string;
    time: string;
    progress: string;
    noScript: string;
    draft: {
      saved: string;
      began: string;
      sent: string;
      continue: string;
      startOver: string;
      confirmStartOver: string;
      keep: string;
    };
  };
  buttons: {
    previous: string;
    next: string;
    submit: string;
    submitting: string;
    working: string;
    stopWaiting: string;
  };
  steps: readonly { id: string; title: string; intro: string }[];
  fields: Record<'firstName' | 'lastName' | 'email' | 'phone' | 'company' | 'role', FieldText> & {
    companySize: FieldText & { choose: string; options: readonly CompanySize[] };
    optional: string;
  };
  consent: { data: string; privacyPolicy: string; marketing: string };
  challenges: Record<Challenge, string>;
  terms: Record<string, string>;
  termsTitle: string;
  scale: {
    title: string;
    labels: readonly { value: Rating; label: string; meaning: string }[];
    helpTitle: string;
    notRated: string;
    count: string;
    unratedNote: string;
    /** Asked before a form with unrated statements is sent. */
    unrated: { title: string; text: string; rate: string; send: string };
    solo: string;
    /** How to rate by keyboard. */
    keys: string;
  };
  sections: readonly {
    id: AreaId;
    title: string;
    intro: string;
    statements: Partial<Record<StatementId, StatementWords>>;
  }[];
  advice: AdviceBook;
  fieldWords: FieldWords;
  toasts: Record<
    | 'requiredFields'
    | 'selectionRequired'
    | 'missingInformation'
    | 'missingChallenges'
    | 'assessmentIncomplete'
    | 'submitFailed'
    | 'noId'
    | 'draftCleared'
    | 'draftNotSaved'
    | 'draftUnfit'
    | 'offline'
    | 'noAnswer'
    | 'strangeAnswer'
    | 'slowAnswer'
    | 'stopped',
    Notice
  >;
  /** While the results are on their way. */
  loading: string;
};
