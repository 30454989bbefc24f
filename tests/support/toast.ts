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
