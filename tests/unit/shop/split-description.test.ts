import { expect, test } from 'vitest';
import { splitDescription } from '@/lib/shop/rules/catalogue';

test.each([
  ['One. Two. Three.', 'One.', 'Two. Three.'],
  ['Only one sentence.', 'Only one sentence.', ''],
  ['Costs $4.50 a week. Really.', 'Costs $4.50 a week.', 'Really.'],
  ['No end', 'No end', ''],
])('%j begins with %j', (description, lead, rest) => {
  expect(splitDescription(description)).toEqual({ lead, rest });
});
