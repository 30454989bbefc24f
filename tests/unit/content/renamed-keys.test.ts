import { expect, test } from 'vitest';
import { errorsAfter } from '@/tests/support/content';

const ROI = 'products/roi-projection-calculator/product.yaml';

test('a price under its former name is told with its line, and what to write instead', () => {
  expect(errorsAfter([ROI, 'priceCents: 3900', 'price: 3900'])).toContainEqual(
    expect.stringMatching(
      /product\.yaml:\d+ .*'price' is called 'priceCents' now: write the same number after that name\./,
    ),
  );
});

test('so is an original price', () => {
  expect(errorsAfter([ROI, 'originalPriceCents: 4900', 'originalPrice: 4900'])).toContainEqual(
    expect.stringContaining("'originalPrice' is called 'originalPriceCents' now"),
  );
});
