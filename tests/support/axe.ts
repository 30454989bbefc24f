import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './browser';

/** axe has nothing to say about the page as it is once it has come to rest. */
export async function nothingToFind(page: Page, without: string[] = []): Promise<void> {
  await settled(page);
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] }) // what is right is not described
    .setLegacyMode(page.frames().length === 1) // what it finds in frames it puts together on a page of its own
    .disableRules(without)
    .analyze();
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  // A tooltip belongs to what it describes, wherever that is; axe would have it in a landmark.
  expect(found.filter((line) => !line.startsWith('region: <div id="tooltip"'))).toEqual([]);
}

/** Half-way through a movement, colors and places are nobody's intention. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(moving.map((animation) => animation.finished));
  });
}
