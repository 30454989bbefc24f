import type { Page } from '@playwright/test';

/** Waits until whatever moves, and comes to an end, has come to rest: half-way, colours and places are nobody's intention. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(moving.map((animation) => animation.finished));
  });
}
