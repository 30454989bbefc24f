import type { Questionnaire } from '@/lib/diagnostic/content/questionnaire';
import type { AdviceBook } from '@/lib/diagnostic/rules/advice';
import type { FieldWords } from '@/lib/diagnostic/rules/assessment';
import type { Gap } from '@/lib/diagnostic/rules/steps';
import type { Results } from '@/lib/diagnostic/content/results';
import type { Notice } from '@/components/ui/notify';
import type { AreaId, StatementId } from '@/lib/diagnostic/rules/questionnaire';
import type { TeamRoomWords } from '@/lib/diagnostic/content/team-room';

export type StatementWords = { text: string; short: string; help: string };

type Toast =
  | ('submitFailed' | 'noId' | 'draftCleared' | 'draftNotSaved' | 'draftUnfit')
  | ('offline' | 'noAnswer' | 'strangeAnswer' | 'slowAnswer' | 'stopped');

export type DiagnosticWords = Omit<Questionnaire, 'consent'> & {
  consent: { data: string; privacyPolicy: string; marketing: string; report: string };
  advice: AdviceBook;
  fieldWords: FieldWords;
  toasts: Record<Gap['toast'] | Toast, Notice>;
  library: Record<'label' | 'one', string>;
  loading: string;
};

export type ReportWords = Results['page'];

export type OfferedTool = { slug: string; title: string; price: string; line: string; demo: string };

export type AreaTexts = { words: ReportWords; book: AdviceBook };

export type ReportTexts = AreaTexts & {
  tools: Partial<Record<AreaId, OfferedTool>>;
  coach: { name: string; line: string } | undefined;
  team: Record<'title' | 'text' | 'link', string>;
  planner: OfferedTool | undefined;
  cleared: Notice;
  questionnaireVersion: string;
  /** Days without check-ins (content/site.yaml). */
  holidays: readonly string[];
};

/** Numbers of the rules are filled in already; those of one room are not. */
export type TeamRoomTexts = Omit<TeamRoomWords, 'offer' | 'about'> & {
  form: Pick<DiagnosticWords, 'sections' | 'scale' | 'library'>;
  statements: Record<StatementId, StatementWords>;
  /** Null once the tool is retired, or has no demo. */
  kit: OfferedTool | null;
};
