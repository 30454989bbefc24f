import fc from 'fast-check';
import { expect, test } from 'vitest';
import { recommend } from '@/lib/diagnostic/rules/recommend';
import { CHALLENGES, COMPANY_SIZES } from '@/lib/diagnostic/rules/questionnaire';
import { scoreAssessment } from '@/lib/diagnostic/rules/score';
import { beaconSchema, FUNNEL_EVENTS } from '@/lib/funnel/rules/events';
import { ADVICE_IDS, adviceId, usefulnessOf } from '@/lib/funnel/rules/useful';
import { usefulEvent } from '@/lib/funnel/rules/useful-event';
import { anAdviceBook, anyRatings } from '@/tests/support/diagnostic';

const answers = fc.record({
  ratings: anyRatings,
  currentChallenges: fc.subarray([...CHALLENGES], { minLength: 1 }),
  companySize: fc.constantFrom(null, ...COMPANY_SIZES),
  role: fc.constantFrom(null, 'CEO', 'Founder'),
});

test('every recommendation that anybody can get may be said to be useful', () => {
  fc.assert(
    fc.property(answers, ({ ratings, ...others }) => {
      const card = scoreAssessment(ratings);
      for (const { because } of recommend({ ...others, card }, anAdviceBook())) {
        expect(ADVICE_IDS).toContain(adviceId(because));
        expect(beaconSchema.safeParse([usefulEvent(adviceId(because), 'done')]).success).toBe(true);
      }
    }),
  );
});

test('nothing else can be counted as advice', () => {
  expect(new Set(FUNNEL_EVENTS).size).toBe(FUNNEL_EVENTS.length);
  for (const made of ['useful-yes:strong-area:other', 'useful-maybe:role:ceo', 'useful-yes:x'])
    expect(beaconSchema.safeParse([made]).success).toBe(false);
});

test('what was said is added up by advice, that with the most answers first', () => {
  const counts = {
    [usefulEvent('role:ceo', 'no')]: 2,
    [usefulEvent('strong-area:keyResults', 'yes')]: 3,
    [usefulEvent('strong-area:keyResults', 'done')]: 1,
  };
  expect(usefulnessOf(counts)).toEqual([
    { id: 'strong-area:keyResults', yes: 3, no: 0, done: 1 },
    { id: 'role:ceo', yes: 0, no: 2, done: 0 },
  ]);
});
