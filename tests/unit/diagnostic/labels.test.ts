import { expect, test } from 'vitest';
import { labelOf } from '@/lib/diagnostic/rules/questionnaire';
import { answerBehind } from '@/lib/diagnostic/rules/report-rows';
import { checkedAfter, errorsAfter } from '@/tests/support/content';

const QUESTIONS = 'diagnostic/questionnaire.yaml';
const LABELS = 'labels: { Sales & Revenue Growth: Selling, Solo founder: Just me }\n';

test('a challenge and a size are called what content says, and stored under their keys', () => {
  const { content } = checkedAfter([QUESTIONS, 'termsTitle:', `${LABELS}termsTitle:`]);
  const { advice, questionnaire, results } = content!.diagnostic;
  const words = results.page.recommendations;
  const challenge = answerBehind({ rule: 'challenge', challenge: 'Sales & Revenue Growth' }, advice, words);
  const size = answerBehind({ rule: 'company-size', companySize: 'Solo founder' }, advice, words);
  expect([challenge, size].join()).toMatch(/Selling.*Just me/);
  expect([challenge, size].join()).not.toMatch(/Sales|Solo/);
  expect(labelOf(questionnaire.labels, 'Mindset & Focus')).toBe('Mindset & Focus');
});

test('a label for what there is not is refused, with what was meant', () => {
  const labels = LABELS.replace('Solo founder', 'Solo foundr');
  expect(errorsAfter([QUESTIONS, 'termsTitle:', `${labels}termsTitle:`])).toEqual([
    expect.stringContaining("labels: 'Solo foundr' is not a key here. Did you mean 'Solo founder'?"),
  ]);
});
