import type { Questionnaire } from '@/lib/diagnostic/content/questionnaire';
import type { AdviceBook } from '@/lib/diagnostic/rules/advice';
import type { FieldWords } from '@/lib/diagnostic/rules/contact';

type Notice = { title: string; text?: string };
export type StatementWords = { text: string; short: string; help: string };

/** Every word of the form, out of content/diagnostic/questionnaire.yaml and content/messages.yaml. */
export type DiagnosticWords = Omit<Questionnaire, 'consent'> & {
  consent: { data: string; privacyPolicy: string; marketing: string; report: string };
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
  /** The links to what all statements look like, and to what one does. */
  library: Record<'label' | 'one' | 'newTab', string>;
  /** While the results are on their way. */
  loading: string;
};
