import { capitalized, fill } from '@/lib/kernel/text';
import { type Advice, ADVICE_PARTS, type AdviceBook } from './advice';
import { bandOf } from './bands';
import { reasonFor, stepUp } from './priorities';
import {
  ADVISED_ROLES,
  type AdvisedRole,
  type AreaId,
  type Challenge,
  CHALLENGES,
  type CompanySize,
  type StatementId,
} from './questionnaire';
import { lowest, type Scorecard } from './score';

/** Rule 8. */
export const MAX_RECOMMENDATIONS = 4;

export type Answers = {
  card: Scorecard;
  currentChallenges: readonly Challenge[];
  companySize?: CompanySize | null;
  role?: string | null;
};

/** The rule that chose a recommendation, with the answers behind it. */
export type Because =
  | { rule: 'strong-area' | 'refine-area'; area: AreaId; points: number; lowest: StatementId }
  | { rule: 'challenge'; challenge: Challenge }
  | { rule: 'company-size'; companySize: CompanySize }
  | { rule: 'role'; role: AdvisedRole };

export type Recommendation = (Advice | UndividedAdvice) & {
  because: Because;
  /** The answer behind an area's advice; the others explain themselves. */
  reason: string | null;
};

/** Stored before advice had parts. */
type UndividedAdvice = { title: string; body: string };

/** At most four (rules 8 to 10): areas, lowest first, then challenges, company size and role. */
export function recommend(answers: Answers, book: AdviceBook): Recommendation[] {
  return [
    ...areaAdvice(answers.card, book),
    ...challengeAdvice(answers.currentChallenges, book),
    ...sizeAdvice(answers.companySize, book),
    ...roleAdvice(answers.role, book),
  ].slice(0, MAX_RECOMMENDATIONS);
}

/** A recommendation as one text, for the API. */
export function recommendationText(one: Recommendation, { parts }: Pick<AdviceBook, 'parts'>): string {
  const paragraphs = 'body' in one ? [one.body] : ADVICE_PARTS.map((part) => `${parts[part]}: ${one[part]}`);
  return [`${one.title}.`, ...paragraphs, one.reason].filter(Boolean).join(' ');
}

/** Stored with a recommendation. */
const AREA_RULES = { strong: 'strong-area', refinement: 'refine-area' } as const;

function areaAdvice({ areas }: Scorecard, book: AdviceBook): Recommendation[] {
  return areas
    .toSorted((a, b) => a.points - b.points)
    .flatMap((area) => {
      const kind = bandOf('advice', area.points);
      if (kind === 'none') return [];
      const least = lowest(area.statements);
      const because = { area: area.id, points: area.points, lowest: least.statement };
      const { title, why } = book.areaAdvice[kind];
      const { step, done } = stepUp(least, book);
      const { short } = book.statements[least.statement];
      return [
        {
          ...{ title: fill(title, { area: book.areas[area.id].title, short }), why },
          ...{ thisWeek: step, in30Days: capitalized(done) },
          reason: reasonFor(least, book),
          because: { rule: AREA_RULES[kind], ...because },
        },
      ];
    });
}

function challengeAdvice(chosen: readonly Challenge[], book: AdviceBook): Recommendation[] {
  return CHALLENGES.filter((challenge) => chosen.includes(challenge)).map((challenge) => ({
    ...book.challenges[challenge],
    reason: null,
    because: { rule: 'challenge', challenge },
  }));
}

function sizeAdvice(companySize: Answers['companySize'], book: AdviceBook): Recommendation[] {
  if (!companySize) return [];
  return [{ ...book.sizes[companySize], reason: null, because: { rule: 'company-size', companySize } }];
}

function roleAdvice(role: Answers['role'], book: AdviceBook): Recommendation[] {
  const advised = ADVISED_ROLES.find((name) => name === role?.trim().toLowerCase());
  return advised ? [{ ...book.roles[advised], reason: null, because: { rule: 'role', role: advised } }] : [];
}
