import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '../support/browser';
import {
  answerSending,
  complaint,
  leaveADraft,
  next,
  openDetails,
  rating,
  sendAsTheyAre,
  statements,
  textbox,
  toStep1,
  toStep2,
  toStep3,
} from '../support/diagnostic-page';
import { storeResult } from '../support/suite-data';
import { closeToast, toast } from '../support/toast';
import { openFolds } from '../support/windows';

const LONG_NAME = 'Wilhelmina Featherstonehaugh-Cholmondeley-Marjoribanks-Leveson-Gower';

const results = async (page: Page, request: APIRequestContext, wanted = {}) => {
  await page.goto(`/diagnostic/results/${await storeResult(request, wanted)}`);
};

/** One that fades away in the middle of it would be measured half-way. */
async function withoutToast(page: Page): Promise<void> {
  await closeToast(page).click();
  await expect(toast(page)).toHaveCount(0);
}

/** What there is to look at: its name, and what brings a page there. */
export type LiveState = [name: string, open: (page: Page, request: APIRequestContext) => Promise<unknown>];

export const DIAGNOSTIC_STATES: LiveState[] = [
  ['step 1', toStep1],
  [
    'step 1 with complaints and a toast',
    async (page) => {
      await toStep1(page);
      await next(page).click();
      await complaint(textbox(page, 'Email'), 'Invalid email address');
      await expect(toast(page)).toBeVisible();
      await page.keyboard.press('F8'); // so that it stays
    },
  ],
  [
    'step 1 with its details and the newsletter asked for',
    async (page) => {
      await toStep1(page);
      await openDetails(page);
      await page.getByRole('checkbox', { name: /^Send me the newsletter/ }).check();
    },
  ],
  ['step 2', (page) => toStep2(page)],
  [
    'step 2 with a complaint',
    async (page) => {
      await toStep2(page);
      await next(page).click();
      await expect(page.getByText('Select at least one challenge', { exact: true })).toBeVisible();
      await withoutToast(page);
    },
  ],
  [
    'step 3',
    async (page) => {
      await toStep3(page);
      await rating(statements(page).first(), 'Excellent').check();
    },
  ],
  [
    'step 3 with a tooltip, the words and the best cases',
    async (page) => {
      await toStep3(page);
      await page.getByRole('checkbox', { name: 'Show what Excellent looks like' }).check();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('tooltip')).toHaveText('We don’t do this.');
    },
  ],
  [
    'step 3 while sending',
    async (page) => {
      await toStep3(page);
      await answerSending(page, () => new Promise(() => {}));
      await sendAsTheyAre(page);
      await expect(page.getByRole('button', { name: 'Generating Report...' })).toBeVisible();
    },
  ],
  [
    'step 3 with a reason for having failed',
    async (page) => {
      await toStep3(page);
      await answerSending(page, (route) => route.fulfill({ status: 201, json: {} }));
      await sendAsTheyAre(page);
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
      await withoutToast(page);
    },
  ],
  [
    'the question about a draft',
    async (page) => {
      await leaveADraft(page);
      await page.goto('/diagnostic');
      await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
    },
  ],
  [
    'the question whether to start over',
    async (page) => {
      await toStep1(page);
      await textbox(page, 'First name').fill('Ada');
      await page.getByRole('button', { name: 'Start over' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  ],
  ['results of a long name', (page, request) => results(page, request, { name: LONG_NAME })],
  [
    'results beside earlier ones, with all folds open',
    async (page, request) => {
      const follows = await storeResult(request);
      await results(page, request, { follows, visionClarity: 3, kpiRelevance: 0 });
      await expect(page.getByRole('heading', { name: 'Then and now' })).toBeVisible();
      await openFolds(page);
    },
  ],
];
