import { expect, nightlyUnless, test } from '../support/browser';
import { send, toStep3, unratedQuestion } from '../support/diagnostic-page';

for (const width of [390, 1440])
  test(`the page behind the question about unrated statements stays where it is, ${width} wide${nightlyUnless(width === 390)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await toStep3(page);
    await page.evaluate(() => scrollTo(0, 300));
    const question = unratedQuestion(page);
    await send(page).click();
    await expect(question).toBeVisible();
    const before = await page.evaluate(() => scrollY);
    const box = (await question.boundingBox())!;
    for (const [x, y] of [
      [5, 5],
      [box.x + box.width / 2, box.y + 20],
      [box.x + box.width / 2, box.y + box.height / 2],
    ] as const) {
      await page.mouse.move(x, y);
      for (let turn = 0; turn < 5; turn++) await page.mouse.wheel(0, 400);
    }
    for (const key of ['PageDown', 'End', 'Space']) await page.keyboard.press(key);
    await page.evaluate(
      () => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))),
    );
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });
