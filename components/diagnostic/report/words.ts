import type { Results } from '@/lib/diagnostic/content/results';
import type { AdviceBook } from '@/lib/diagnostic/rules/advice';
import type { Notice } from '@/components/ui/notify';
import type { AreaId } from '@/lib/diagnostic/rules/questionnaire';

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
