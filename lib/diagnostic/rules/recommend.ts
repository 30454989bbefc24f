import { capitalized, fill } from '@/lib/kernel/text';
import { type Advice, ADVICE_PARTS, type AdviceBook, type AnswerAdvice } from './advice';
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
import { lowest, MAX_RATING, type Scorecard } from './score';

const MAX_RECOMMENDATIONS = 4;

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

export type Recommendation = Advice & {
  because: Because;
  /** The rating that goes with a challenge, a size or a role; null where it was left out, and for an area. */
  reason: string | null;
};

/** At most four (rules 8 to 10): areas, lowest first, then challenges, company size and role. */
export function recommend(answers: Answers, book: AdviceBook): Recommendation[] {
  return [...areaAdvice(answers.card, book), ...answerAdvice(answers, book)].slice(0, MAX_RECOMMENDATIONS);
}

export function recommendationText(one: Recommendation, { parts }: Pick<AdviceBook, 'parts'>): string {
  const paragraphs = ADVICE_PARTS.map((part) => `${parts[part]}: ${one[part]}`);
  return [`${one.title}.`, ...paragraphs, one.reason].filter(Boolean).join(' ');
}

const AREA_RULES = { strong: 'strong-area', refinement: 'refine-area' } as const;

function areaAdvice({ areas }: Scorecard, book: AdviceBook): Recommendation[] {
  return areas
    .toSorted((a, b) => a.points - b.points)
    .flatMap((area) => {
      const kind = bandOf('advice', area.points);
      if (kind === 'none') return [];
      const least = lowest(area.statements);
      const because = { area: area.id, points: area.points, lowest: least.statement };
      const { step, done } = stepUp(least, book);
      const { action } = book.statements[least.statement];
      return [
        {
          title: fill(book.areaTitles[kind], { area: book.areas[area.id].title, action }),
          thisWeek: step,
          why: reasonFor(least, book),
          in30Days: capitalized(done),
          reason: null,
          because: { rule: AREA_RULES[kind], ...because },
        },
      ];
    });
}

/** For challenges, company size and role, read against the ratings. */
function answerAdvice(
  { card, currentChallenges, companySize, role }: Answers,
  book: AdviceBook,
): Recommendation[] {
  const points = card.areas.flatMap(({ statements }) => statements);
  const advised = ADVISED_ROLES.find((name) => name === role?.trim().toLowerCase());
  const of = ({ goesWith, ...advice }: AnswerAdvice, because: Because): Recommendation => {
    const { points: rating, rated } = points.find(({ statement }) => statement === goesWith)!;
    const { short } = book.statements[goesWith];
    const related = book.related[rating === MAX_RATING ? 'excellent' : 'low'];
    const reason = rated ? fill(related, { short, rating: book.ratingLabels[rating] }) : null;
    return { ...advice, reason, because };
  };
  return [
    ...CHALLENGES.filter((challenge) => currentChallenges.includes(challenge)).map((challenge) =>
      of(book.challenges[challenge], { rule: 'challenge', challenge }),
    ),
    ...(companySize ? [of(book.sizes[companySize], { rule: 'company-size', companySize })] : []),
    ...(advised ? [of(book.roles[advised], { rule: 'role', role: advised })] : []),
  ];
}
