import type { Because } from '@/lib/diagnostic/rules/recommend';

/** What somebody may say of advice, by one tap. */
export const USEFUL_ANSWERS = ['yes', 'no', 'done'] as const;
export type UsefulAnswer = (typeof USEFUL_ANSWERS)[number];

type Rule = Because['rule'];
/** Which advice it is: the rule that chose it, and for what. */
export type AdviceId = `${Rule}:${string}`;

/** What is counted: advice, and what was said of it. */
export type UsefulEvent = `useful-${UsefulAnswer}:${AdviceId}`;

export const usefulEvent = (advice: AdviceId, answer: UsefulAnswer): UsefulEvent =>
  `useful-${answer}:${advice}`;
