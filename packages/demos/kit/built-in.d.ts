import type { planRows, PlanWords } from '@/lib/diagnostic/rules/plan';

/* Words as they stood in content/ when the demos were built. */
declare global {
  /** The diagnostic's. */
  const DIAGNOSTIC: {
    /** From 0 to 3. */
    ratings: string[];
    areas: { id: string; title: string; statements: { id: string; text: string; short: string }[] }[];
  };
  /** Those of a plan for 12 weeks. */
  const PLAN: { book: Parameters<typeof planRows>[1]; words: PlanWords };
}
