import type { Questionnaire } from '@/lib/diagnostic/content/questionnaire';
import type { AdviceBook } from '@/lib/diagnostic/rules/advice';
import type { FieldWords } from '@/lib/diagnostic/rules/contact';
import type { Gap } from '@/lib/diagnostic/rules/steps';

type Notice = { title: string; text?: string };
export type StatementWords = { text: string; short: string; help: string };

export type DiagnosticWords = Omit<Questionnaire, 'consent'> & {
  consent: { data: string; privacyPolicy: string; marketing: string; report: string };
  advice: AdviceBook;
  fieldWords: FieldWords;
  toasts: Record<Gap['toast'] | 'submitFailed' | 'noId', Notice> &
    Record<'draftCleared' | 'draftNotSaved' | 'draftUnfit', Notice> &
    Record<'offline' | 'noAnswer' | 'strangeAnswer' | 'slowAnswer' | 'stopped', Notice>;
  library: Record<'label' | 'one' | 'newTab', string>;
  loading: string;
};
