import type { TeamRoomWords } from '@/lib/diagnostic/content/team-room';
import type { StatementId } from '@/lib/diagnostic/rules/questionnaire';
import type { OfferedTool } from '../report/words';
import type { DiagnosticWords, StatementWords } from '../words';

/** Numbers of the rules are filled in already; those of one room are not. */
export type TeamRoomTexts = Omit<TeamRoomWords, 'offer' | 'about'> & {
  form: Pick<DiagnosticWords, 'sections' | 'scale' | 'terms' | 'termsTitle' | 'library'>;
  statements: Record<StatementId, StatementWords>;
  /** Null once the tool is retired, or has no demo. */
  kit: OfferedTool | null;
};
