import { ADVISED_ROLES, AREA_IDS, CHALLENGES, COMPANY_SIZES } from '@/lib/diagnostic/rules/questionnaire';
import type { Because } from '@/lib/diagnostic/rules/recommend';
import {
  type AdviceId,
  USEFUL_ANSWERS,
  type UsefulAnswer,
  type UsefulEvent,
  usefulEvent,
} from './useful-event';

/** All advice there is, in the order of the rules. */
export const ADVICE_IDS: readonly AdviceId[] = [
  ...AREA_IDS.flatMap((id): AdviceId[] => [`strong-area:${id}`, `refine-area:${id}`]),
  ...CHALLENGES.map((id): AdviceId => `challenge:${id}`),
  ...COMPANY_SIZES.map((id): AdviceId => `company-size:${id}`),
  ...ADVISED_ROLES.map((id): AdviceId => `role:${id}`),
];

/** @returns which advice this is: the rule that chose it, and what it chose it for */
export function adviceId(because: Because): AdviceId {
  switch (because.rule) {
    case 'strong-area':
    case 'refine-area':
      return `${because.rule}:${because.area}`;
    case 'challenge':
      return `challenge:${because.challenge}`;
    case 'company-size':
      return `company-size:${because.companySize}`;
    case 'role':
      return `role:${because.role}`;
  }
}

export const USEFUL_EVENTS: readonly UsefulEvent[] = ADVICE_IDS.flatMap((advice) =>
  USEFUL_ANSWERS.map((answer) => usefulEvent(advice, answer)),
);

/** How often each answer was given to one piece of advice. */
export type Usefulness = { id: AdviceId } & Record<UsefulAnswer, number>;

/** What was said of each advice that something was said of, that with the most answers first. */
export function usefulnessOf(counts: Partial<Record<UsefulEvent, number>>): Usefulness[] {
  const all = ADVICE_IDS.map((id) => {
    const [yes = 0, no = 0, done = 0] = USEFUL_ANSWERS.map((answer) => counts[usefulEvent(id, answer)]);
    return { id, yes, no, done };
  });
  const answers = ({ yes, no, done }: Usefulness) => yes + no + done;
  return all.filter((one) => answers(one) > 0).toSorted((a, b) => answers(b) - answers(a));
}
