import { expect, test } from 'vitest';
import { planFacts } from '@/lib/kernel/plans';

const plans = (...prices: number[]) => prices.map((priceCents) => ({ priceCents }));

test('plans are counted in words, and their prices range from the lowest to the highest, whatever their order', () => {
  expect(planFacts(plans(495000, 550000, 240000))).toEqual({
    count: 'Three',
    lowest: '$2,400',
    highest: '$5,500',
  });
});

test('more plans than there are words for are counted in digits', () => {
  expect(planFacts(plans(...Array.from({ length: 10 }, () => 100))).count).toBe('10');
});
