import type { AdviceBook } from '@/lib/diagnostic/rules/advice';
import type { Notice } from '@/components/ui/notify';
import type { AreaId } from '@/lib/diagnostic/rules/questionnaire';
import type { Verdict } from '@/lib/diagnostic/rules/score';

/** Every word of the report, out of content/diagnostic/results.yaml. */
export type ReportWords = {
  title: string;
  for: string;
  overall: string;
  ratings: readonly { rating: Verdict; text: string }[];
  sections: {
    title: string;
    missing: string;
    missingShort: string;
    from: string;
    chart: string;
    short: Record<AreaId, string>;
    table: { columns: readonly [string, string, string, string] };
  };
  recommendations: Record<
    'title' | 'intro' | 'because' | 'area' | 'challenge' | 'companySize' | 'role' | 'none',
    string
  >;
  moves: { title: string; intro: string; line: string };
  scoring: {
    title: string;
    text: string;
    columns: readonly [string, string, string];
    areaTotal: string;
    total: string;
    overallRule: string;
    badgeRule: string;
    adviceRule: string;
    unrated: string;
  };
  tool: Record<'title' | 'text' | 'demo' | 'product' | 'note', string>;
  call: Record<'title' | 'text' | 'button' | 'email' | 'sending' | 'notSent', string>;
  program: string;
  retake: string;
  print: string;
  kept: { text: string; clear: string; cleared: Notice };
  privacy: string;
};

/** The tool that is offered to somebody: what it is, what it costs, and where its demo is. */
export type OfferedTool = { slug: string; title: string; price: string; line: string; demo: string };

/** The words of a report with the texts of the statements it is about, and the tool for each area as the lowest. */
export type ReportTexts = {
  words: ReportWords;
  book: AdviceBook;
  statements: Record<string, string>;
  tools: Partial<Record<AreaId, OfferedTool>>;
};
