import { expect, test } from '../support/browser';

const MEMOS = [
  [
    'roi-projection-calculator',
    'A second van with its driver: is it worth the money?',
    /pays off from \$6,763 a month/,
  ],
  ['executive-decision-framework', 'How do we serve the north side of town', /above|below|never/],
] as const;

for (const [slug, question, flip] of MEMOS)
  test(`${slug}: the memo prints alone, on one page of A4 and of Letter`, async ({ page }) => {
    await page.goto(`/tools/${slug}.html`);
    await page.evaluate(() => (window.print = () => undefined));
    for (const format of ['A4', 'Letter']) {
      await page.getByRole('button', { name: 'Print the memo' }).click();
      await page.emulateMedia({ media: 'print' });
      const memo = page.getByRole('article', { name: 'Memo' });
      await expect(memo.getByRole('heading', { level: 2 })).toContainText(question);
      await expect(memo).toContainText(flip);
      await expect(memo).toContainText('Prepared byMaria');
      await expect(page.locator('.result')).toBeHidden();
      await expect(page.locator('.entries')).toBeHidden();
      const pdf = (await page.pdf({ format, tagged: true })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
      await page.emulateMedia({ media: 'screen' });
      await expect(memo).toBeHidden();
    }
  });

test('a memo with a number missing is not printed, and it is told why', async ({ page }) => {
  await page.goto('/tools/roi-projection-calculator.html');
  await page.getByLabel('Paid today, in dollars').fill('');
  await page.getByRole('button', { name: 'Print the memo' }).click();
  await expect(page.getByText('The memo needs every number. Fill in what’s missing first.')).toBeVisible();
});
