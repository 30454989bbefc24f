import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './browser';

/** What an engine holds against a page: `axe region`, and the element. */
export type Finding = { rule: string; element: string };

/** Deque's engine. `without`: rules that can't be asked here. */
export async function axe(page: Page, without: string[] = []): Promise<Finding[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] }) // what is right is not described
    // What it finds in frames it puts together on a page of its own.
    .setLegacyMode(page.frames().length === 1)
    .disableRules(without)
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => ({ rule: `axe ${id}`, element: html })),
  );
}

/** axe has nothing to say about the page as it is once it has come to rest. */
export async function nothingToFind(page: Page, without: string[] = []): Promise<void> {
  await settled(page);
  const found = (await axe(page, without)).map(({ rule, element }) => `${rule}: ${element}`);
  // A tooltip belongs to what it describes, wherever that is; axe would have it in a landmark.
  expect(found.filter((line) => !line.startsWith('axe region: <div id="tooltip"'))).toEqual([]);
}

/** Half-way through a movement, colors and places are nobody's intention. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(moving.map((animation) => animation.finished));
  });
}
