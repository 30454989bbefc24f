import { randomBytes } from 'node:crypto';
import type { BrowserContext, Locator, Page, Request, Route } from '@playwright/test';
import { expect } from './browser';

/** The diagnostic as a visitor meets it: by role and by name. */

const STEP_TITLES = {
  1: 'About You & Your Business',
  2: 'Current Business Challenges',
  3: 'Strategic Alignment Assessment',
} as const;
type Step = keyof typeof STEP_TITLES;

export type Label = 'Excellent' | 'Somewhat' | 'Poor' | 'Not in Place';
type TextLabel = 'First name' | 'Last name' | 'Email' | 'Phone' | 'Company' | 'Role';
type About = Partial<Record<TextLabel | 'Company size', string>>;

/** An address that no other test uses, so that its records can be told apart. */
export const someEmail = () => `${randomBytes(6).toString('hex')}@example.com`;

/** The name starts with the label; what is optional says so after it. */
export const textbox = (page: Page, label: TextLabel) =>
  page.getByRole('textbox', { name: label === 'Company' ? /^Company/ : label });
export const companySize = (page: Page) => page.getByRole('combobox', { name: 'Company size' });
export const next = (page: Page) => page.getByRole('button', { name: 'Next' });
export const previous = (page: Page) => page.getByRole('button', { name: 'Previous' });
export const send = (page: Page) => page.getByRole('button', { name: 'Get My Results' });
/** The question before a form with unrated statements is sent. */
export const unratedQuestion = (page: Page) => page.getByRole('dialog', { name: 'not rated yet' });

/** Sends the answers with statements left unrated, which is asked about once. */
export async function sendAsTheyAre(page: Page): Promise<void> {
  await send(page).click();
  await unratedQuestion(page).getByRole('button', { name: 'Send as they are' }).click();
}

export const stepHeading = (page: Page, step: Step) =>
  page.getByRole('heading', { level: 2, name: STEP_TITLES[step] });
export const challenge = (page: Page, name: string) => page.getByRole('checkbox', { name });
/** The sixteen statements, in the order of the form. */
export const statements = (page: Page) => page.getByRole('region').getByRole('group');
export const rating = (statement: Locator, label: Label) => statement.getByRole('radio', { name: label });

/** What stands beside a field that needs another look. */
export const complaint = (field: Locator, text: string) =>
  expect(field).toHaveAccessibleDescription(new RegExp(`${text}$`));

/** Shows the optional fields, where they are not. */
export async function openDetails(page: Page): Promise<void> {
  if (!(await companySize(page).isVisible())) await page.getByText('Add details for better advice').click();
}

export async function fillAbout(page: Page, about: About = {}): Promise<void> {
  const { 'Company size': size, ...texts } = {
    'First name': 'Ada',
    'Last name': 'Quist',
    Email: 'ada@example.com',
    ...about,
  };
  if (['Phone', 'Company', 'Role', 'Company size'].some((label) => label in about)) await openDetails(page);
  for (const [label, text] of Object.entries(texts)) await textbox(page, label as TextLabel).fill(text);
  if (size) await companySize(page).selectOption(size);
}

export async function chooseChallenges(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) await challenge(page, name).check();
}

/** The same rating for all sixteen statements. */
export async function rateAll(page: Page, label: Label): Promise<void> {
  await expect(statements(page)).toHaveCount(16);
  for (const statement of await statements(page).all()) await rating(statement, label).check();
}

/**
 * Opens the form, and waits for its script: before it is there, the browser would send the form by itself.
 */
export async function toStep1(page: Page): Promise<void> {
  await page.goto('/diagnostic');
  await formIsAlive(page);
}

/** The form's script is there, and has looked for an earlier draft. */
export const formIsAlive = (page: Page) =>
  expect(page.getByText('Your browser keeps your answers')).toBeVisible();

/** Step 1 filled in, step 2 open. */
export async function toStep2(page: Page, about?: About): Promise<void> {
  await toStep1(page);
  await fillAbout(page, about);
  await next(page).click();
  await expect(stepHeading(page, 2)).toBeFocused();
}

/** Steps 1 and 2 filled in, step 3 open. */
export async function toStep3(page: Page, about?: About): Promise<void> {
  await toStep2(page, about);
  await chooseChallenges(page, 'Team & Delegation');
  await next(page).click();
  await expect(stepHeading(page, 3)).toBeFocused();
  await expect(statements(page)).toHaveCount(16);
}

/** A visit that was broken off at step 3 with one statement rated. */
export async function leaveADraft(page: Page, about?: About): Promise<void> {
  await toStep3(page, about);
  await rating(statements(page).first(), 'Excellent').check();
  await expect(page.getByText('1 of 16 rated')).toBeVisible();
}

export const onResults = (page: Page) => page.waitForURL(/\/diagnostic\/results\/[\w-]{22,}$/);

/** The id in the address of a results page. */
export const idOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? '';

/** Every call of this page, or of all pages of a browser, that sends answers. */
export function submissions(source: Page | BrowserContext): Request[] {
  const seen: Request[] = [];
  source.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/assessments')) seen.push(request);
  });
  return seen;
}

export const attemptKey = (request: Request | undefined) => request?.headers()['idempotency-key'];

/** Lets the network answer the sending of answers in its own way. */
export const answerSending = (page: Page, handler: (route: Route) => Promise<void>) =>
  page.route('**/api/assessments', handler);

/** Something to wait for, and what lets it through. */
function gate(): { passed: Promise<void>; open: () => void } {
  let open = () => {};
  const passed = new Promise<void>((resolve) => (open = resolve));
  return { passed, open };
}

/** Keeps answers from a page until they are let through. */
export async function held(from: Page | BrowserContext, which: string | RegExp): Promise<() => void> {
  const { passed, open } = gate();
  await from.route(which, async (route) => {
    await passed;
    await route.continue();
  });
  return open;
}

/** In a page: all its faces are there, and what is set in them has been painted. */
export async function facesAreThere(): Promise<void> {
  await Promise.all([...document.fonts].map((face) => face.load().catch(() => null)));
  await new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)));
}
