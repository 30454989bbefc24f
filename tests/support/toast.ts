import type { Locator, Page } from '@playwright/test';
import { expect } from './browser';

/** Where toasts appear. */
export const notifications = (page: Page): Locator =>
  page.getByRole('region', { name: 'Notifications (F8)' });
export const toast = (page: Page): Locator => notifications(page).getByRole('listitem');
export const closeToast = (page: Page): Locator => toast(page).getByRole('button', { name: 'Close' });

/** There is one toast, and it says this. */
export const expectToast = (page: Page, title: string, text: string): Promise<void> =>
  expect(toast(page).getByRole('paragraph')).toHaveText([title, text]);

/** It is there, and not on its way out. */
export const expectToastStays = (page: Page) => expect(toast(page)).toHaveAttribute('data-removed', 'false');

/** It is on its way out, or gone. On a clock that stands still the way out has no end. */
export const expectToastGoes = (page: Page) =>
  expect(toast(page).and(page.locator('[data-removed="false"]'))).toHaveCount(0);

/** It covers none of these, all of which are in sight. */
export async function expectToastBeside(page: Page, ...parts: Locator[]): Promise<void> {
  for (const part of parts) {
    await expect(part).toBeInViewport({ ratio: 1 });
    await expect.poll(async () => overlap(await toast(page).boundingBox(), await part.boundingBox())).toBe(0);
  }
}

type Box = { x: number; y: number; width: number; height: number } | null;

/** In square pixels; what is not there covers nothing, and is an error. */
function overlap(one: Box, other: Box): number {
  if (!one || !other) throw new Error('Nothing is there to be covered.');
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, across) * Math.max(0, down);
}
