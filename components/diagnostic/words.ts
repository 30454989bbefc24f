import type { Questionnaire } from '@/lib/diagnostic/content/questionnaire';
import type { AdviceBook } from '@/lib/diagnostic/rules/advice';
import type { FieldWords } from '@/lib/diagnostic/rules/contact';

type Notice = { title: string; text?: string };
export type StatementWords = { text: string; short: string; help: string };

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
  library: Record<'label' | 'one' | 'newTab', string>;
  loading: string;
};
