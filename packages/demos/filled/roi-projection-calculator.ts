import { demo } from '../roi-projection-calculator/main';
import type { Entry, Filling } from './typing';

const OF_THE_CASE = ['name', 'cost', 'monthlyCost', 'monthlyIncome', 'rampMonths', 'months', 'rate'];

/** The lines of a case have the demo’s own labels. What low and high assume stands on What If. */
export const filling: Filling = (typing, { facts }) => {
  for (const { key, label } of demo.parts.flatMap(({ fields }) => fields))
    if (OF_THE_CASE.includes(key))
      typing.beside('Case', label, key === 'rate' ? share(facts.rate) : facts[key]);
  for (const [heading, label, entry] of [
    ['Low', 'Paid today', times(facts.lowCosts, 1)],
    ['Low', 'Cost each month', times(facts.lowCosts, 1)],
    ['Low', 'Income each month', times(facts.lowIncome, -1)],
    ['Low', 'Extra months until all of it comes in', facts.lowLater],
    ['Low', 'How likely', share(facts.lowChance)],
    ['High', 'Paid today', times(facts.highCosts, -1)],
    ['High', 'Cost each month', times(facts.highCosts, -1)],
    ['High', 'Income each month', times(facts.highIncome, 1)],
    ['High', 'How likely', share(facts.highChance)],
  ] as const)
    typing.crossing('What If', label, heading, entry);
  typing.signed(facts);
};

/** So many percent as a part of 1; a text stays one. */
const share = (percent: Entry): Entry => (typeof percent === 'number' ? percent / 100 : percent);

/** So many percent more or less as a factor. */
const times = (percent: Entry, way: 1 | -1): Entry =>
  typeof percent === 'number' ? Number((1 + (way * percent) / 100).toPrecision(15)) : percent;
