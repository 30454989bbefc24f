import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser';
import {
  challenge,
  chooseChallenges,
  companySize,
  DRAFT_KEY,
  fillAbout,
  leaveADraft,
  next,
  openDetails,
  onResults,
  previous,
  rating,
  send,
  sendAsTheyAre,
  statements,
  stepHeading,
  textbox,
  toStep1,
  toStep2,
  toStep3,
  formIsAlive,
} from '../support/diagnostic-page';
import { expectToast } from '../support/toast';

const question = (page: Page) => page.getByRole('group', { name: 'Continue or start over?' });
const resume = (page: Page) => question(page).getByRole('button', { name: 'Continue' });
const startOver = (page: Page) => question(page).getByRole('button', { name: 'Start over' });
/** What the browser keeps, but for which typefaces it has fetched. */
const keptIn = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key !== 'plumbline.typefaces'));
const draftIn = (page: Page) => page.evaluate((key) => localStorage.getItem(key), DRAFT_KEY);
const atTheTop = (page: Page) => expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
const toTheEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight));

/** Everything there is to read in a page, what stands in its fields included. */
const everythingIn = (page: Page) =>
  page.evaluate(() =>
    [
      document.documentElement.outerHTML,
      ...[...document.querySelectorAll('input, select')].map((field) => (field as HTMLInputElement).value),
    ].join('\n'),
  );

const ALL = {
  'First name': 'Adalbert',
  'Last name': 'Quistorp',
  Email: 'adalbert@example.com',
  Phone: '555 0100',
  Company: 'Quistorp Ltd',
  Role: 'founder',
  'Company size': '6-20 employees',
};
const CONTACT = ['First name', 'Last name', 'Email', 'Phone', 'Company'] as const;

test.describe('a reload', () => {
  test('of step 1 keeps what was typed, without asking', async ({ page }) => {
    await toStep1(page);
    await fillAbout(page, ALL);
    await page.reload();
    for (const label of CONTACT) await expect(textbox(page, label)).toHaveValue(ALL[label]);
    await expect(companySize(page)).toHaveValue('6-20 employees');
    await expect(question(page)).toHaveCount(0);
  });

  test('of step 2 stays there and keeps what was chosen, without asking', async ({ page }) => {
    await toStep2(page);
    await chooseChallenges(page, 'Mindset & Focus');
    await page.reload();
    await expect(stepHeading(page, 2)).toBeVisible();
    await expect(challenge(page, 'Mindset & Focus')).toBeChecked();
    await expect(question(page)).toHaveCount(0);
  });

  test('of step 3 stays there and keeps the ratings and all before, without asking', async ({ page }) => {
    await leaveADraft(page);
    await page.reload();
    await expect(stepHeading(page, 3)).toBeVisible();
    await expect(rating(statements(page).first(), 'Excellent')).toBeChecked();
    await expect(page.getByText('1 of 16 rated')).toBeVisible();
    await expect(question(page)).toHaveCount(0);
    await previous(page).click();
    await expect(challenge(page, 'Team & Delegation')).toBeChecked();
    await previous(page).click();
    await expect(textbox(page, 'First name')).toHaveValue('Ada');
  });
});

test.describe('Back and Forward', () => {
  test('move by step and lose nothing', async ({ page }) => {
    await leaveADraft(page);
    await page.goBack();
    await expect(stepHeading(page, 2)).toBeVisible();
    await expect(challenge(page, 'Team & Delegation')).toBeChecked();
    await page.goBack();
    await expect(stepHeading(page, 1)).toBeVisible();
    await expect(textbox(page, 'Email')).toHaveValue('ada@example.com');
    await page.goForward();
    await page.goForward();
    await expect(stepHeading(page, 3)).toBeVisible();
    await expect(rating(statements(page).first(), 'Excellent')).toBeChecked();
  });

  test('put the page at its top and the focus on the heading', async ({ page }) => {
    await toStep3(page);
    await toTheEnd(page);
    await page.goBack();
    await expect(stepHeading(page, 2)).toBeFocused();
    await atTheTop(page);
    await toTheEnd(page);
    await page.goForward();
    await expect(stepHeading(page, 3)).toBeFocused();
    await atTheTop(page);
  });

  test('agree with Previous: after it, Back leaves the form as it would have before', async ({ page }) => {
    await page.goto('/');
    await toStep3(page);
    await previous(page).click();
    await expect(stepHeading(page, 2)).toBeFocused();
    await previous(page).click();
    await expect(stepHeading(page, 1)).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/');
  });
});

test('Next and Previous put the page at its top and the focus on the heading', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 500 });
  await toStep1(page);
  await fillAbout(page);
  await toTheEnd(page);
  await next(page).click();
  await expect(stepHeading(page, 2)).toBeFocused();
  await atTheTop(page);
  await toTheEnd(page);
  await previous(page).click();
  await expect(stepHeading(page, 1)).toBeFocused();
  await atTheTop(page);
});

test('a new visit in the same tab asks whether to continue', async ({ page }) => {
  await leaveADraft(page, ALL);
  await page.goto('/diagnostic');
  await expect(question(page)).toBeVisible();
  const everything = await everythingIn(page);
  for (const label of CONTACT) expect(everything).not.toContain(ALL[label]);
});

test.describe('a new visit in another tab, the day after', () => {
  let later: Page;
  test.beforeEach(async ({ page, context }) => {
    await context.clock.setFixedTime('2025-06-30T12:00:00');
    await leaveADraft(page, ALL);
    await context.clock.setFixedTime('2025-07-01T08:00:00');
    later = await context.newPage();
  });

  test('asks before anything of the earlier one is in the page', async () => {
    await later.goto('/diagnostic');
    await expect(question(later)).toContainText('You began on June 30. Continue or start over?');
    const everything = await everythingIn(later);
    for (const label of CONTACT) expect(everything).not.toContain(ALL[label]);
  });

  test('asks at the address of a step as well', async () => {
    await later.goto('/diagnostic?step=3');
    await expect(question(later)).toBeVisible();
    expect(await everythingIn(later)).not.toContain(ALL.Email);
  });

  test('goes on where the earlier one ended, after Continue', async () => {
    await later.goto('/diagnostic');
    await resume(later).click();
    await expect(stepHeading(later, 3)).toBeFocused();
    await expect(rating(statements(later).first(), 'Excellent')).toBeChecked();
    await previous(later).click();
    await expect(challenge(later, 'Team & Delegation')).toBeChecked();
    await previous(later).click();
    for (const label of CONTACT) await expect(textbox(later, label)).toHaveValue(ALL[label]);
  });

  test('begins anew after Start over, and the draft is deleted', async () => {
    await later.goto('/diagnostic');
    await startOver(later).click();
    await expectToast(later, 'Started over', 'We deleted all your answers from this browser.');
    expect(await keptIn(later)).toEqual([]);
    await expect(question(later)).toHaveCount(0);
    await openDetails(later);
    for (const label of CONTACT) await expect(textbox(later, label)).toHaveValue('');
    await expect(next(later)).toBeEnabled();
  });
});

test.describe('Start over in the form', () => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Start over' });

  test('asks first, and deletes everything when told to', async ({ page }) => {
    await leaveADraft(page);
    await page.getByRole('button', { name: 'Start over' }).click();
    await dialog(page).getByRole('button', { name: 'Start over' }).click();
    await expectToast(page, 'Started over', 'We deleted all your answers from this browser.');
    await expect(stepHeading(page, 1)).toBeVisible();
    await expect(textbox(page, 'First name')).toHaveValue('');
    expect(await keptIn(page)).toEqual([]);
    await page.reload();
    await formIsAlive(page);
    await expect(question(page)).toHaveCount(0);
  });

  test('and Keep my answers, or Escape, keeps them', async ({ page }) => {
    await leaveADraft(page);
    const button = page.getByRole('button', { name: 'Start over' });
    await button.click();
    await dialog(page).getByRole('button', { name: 'Keep my answers' }).click();
    await expect(button).toBeFocused();
    await button.click();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(rating(statements(page).first(), 'Excellent')).toBeChecked();
    expect(await draftIn(page)).toContain('ada@example.com');
  });

  test('leaves nothing of the ratings behind in the new attempt', async ({ page }) => {
    await leaveADraft(page);
    await page.getByRole('button', { name: 'Start over' }).click();
    await dialog(page).getByRole('button', { name: 'Start over' }).click();
    await fillAbout(page);
    await next(page).click();
    await expect(challenge(page, 'Team & Delegation')).not.toBeChecked();
    await chooseChallenges(page, 'Mindset & Focus');
    await next(page).click();
    await expect(page.getByText('0 of 16 rated')).toBeVisible();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  });
});

test.describe('a draft left on June 30 at noon', () => {
  let later: Page;
  test.beforeEach(async ({ page, context }) => {
    await context.clock.setFixedTime('2025-06-30T12:00:00');
    await leaveADraft(page, ALL);
    await page.close();
    later = await context.newPage();
  });

  async function toStep1Again(): Promise<void> {
    await previous(later).click();
    await expect(stepHeading(later, 2)).toBeFocused();
    await previous(later).click();
    await expect(stepHeading(later, 1)).toBeFocused();
  }

  test('is whole after 24 hours', async ({ context }) => {
    await context.clock.setFixedTime('2025-07-01T12:00:00');
    await later.goto('/diagnostic');
    await resume(later).click();
    await expect(rating(statements(later).first(), 'Excellent')).toBeChecked();
    await toStep1Again();
    for (const label of CONTACT) await expect(textbox(later, label)).toHaveValue(ALL[label]);
  });

  test('has lost name, email, phone and company a second later, and nothing else', async ({ context }) => {
    await context.clock.setFixedTime('2025-07-01T12:00:01');
    await later.goto('/diagnostic');
    await expect(question(later)).toBeVisible();
    for (const label of CONTACT) expect(await draftIn(later)).not.toContain(ALL[label]);
    await resume(later).click();
    await expect(rating(statements(later).first(), 'Excellent')).toBeChecked();
    await toStep1Again();
    for (const label of CONTACT) await expect(textbox(later, label)).toHaveValue('');
    await expect(textbox(later, 'Role')).toHaveValue('founder');
    await expect(companySize(later)).toHaveValue('6-20 employees');
  });

  test('without its name asks for it when it is sent', async ({ context }) => {
    await context.clock.setFixedTime('2025-07-01T12:00:01');
    await later.goto('/diagnostic');
    await resume(later).click();
    await send(later).click();
    await expectToast(
      later,
      'Missing Information',
      'Please ensure first name, last name, and email are filled out.',
    );
    await expect(textbox(later, 'First name')).toBeFocused();
  });

  test('is there after 30 days', async ({ context }) => {
    await context.clock.setFixedTime('2025-07-30T12:00:00');
    await later.goto('/diagnostic');
    await resume(later).click();
    await expect(rating(statements(later).first(), 'Excellent')).toBeChecked();
  });

  test('is gone a second later', async ({ context }) => {
    await context.clock.setFixedTime('2025-07-30T12:00:01');
    await toStep1(later);
    await expect(question(later)).toHaveCount(0);
    expect(await keptIn(later)).toEqual([]);
  });
});

for (const [what, draft] of [
  ['that is cut off', '{"format":1,"step":2'],
  ['of another format', '{"format":2,"step":2,"values":{}}'],
  ['that is no draft at all', '"<script>alert(1)</script>"'],
] as const) {
  test(`a draft ${what} is thrown away with a word`, async ({ page }) => {
    await page.goto('/');
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [DRAFT_KEY, draft] as const);
    await toStep1(page);
    await expectToast(
      page,
      'Starting fresh',
      'The form has changed since your last visit, so we deleted your earlier answers.',
    );
    expect(await draftIn(page)).toBeNull();
  });
}

test.describe('once sent, the answers', () => {
  const clear = (page: Page) => page.getByRole('button', { name: 'Clear from this browser' });
  test.beforeEach(async ({ page }) => {
    await leaveADraft(page, ALL);
    await sendAsTheyAre(page);
    await onResults(page);
  });

  test('are there on the way back, and sent again unchanged they are the same report', async ({ page }) => {
    const result = page.url();
    await page.goBack();
    await expect(rating(statements(page).first(), 'Excellent')).toBeChecked();
    await sendAsTheyAre(page);
    await page.waitForURL(result);
  });

  test('name the challenges with this very result, in this tab alone, until they are cleared', async ({
    page,
  }) => {
    const named = (of: Page) => of.getByRole('heading', { name: 'You also named' });
    await expect(named(page)).toBeVisible();
    const other = await page.context().newPage();
    await other.goto(page.url());
    await expect(clear(other)).toBeVisible();
    await expect(named(other)).toBeHidden();
    await clear(page).click();
    await page.reload();
    await expect(named(page)).toBeHidden();
  });

  test('are asked about on a later visit, and are another report then', async ({ page }) => {
    const result = page.url();
    await page.goto('/diagnostic');
    await expect(question(page)).toContainText('You sent these answers on');
    await resume(page).click();
    await expect(rating(statements(page).first(), 'Excellent')).toBeChecked();
    await sendAsTheyAre(page);
    await onResults(page);
    expect(page.url()).not.toBe(result);
  });

  test('go with a button on the results page', async ({ page }) => {
    await clear(page).click();
    await expect(
      page.getByText('Your answers are gone from this browser. Your report stays where it is.'),
    ).toBeFocused();
    await expect(clear(page)).toHaveCount(0);
    expect(
      await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
    ).not.toContain(ALL['First name']);
    await toStep1(page);
    await expect(question(page)).toHaveCount(0);
    await expect(textbox(page, 'First name')).toHaveValue('');
  });
});

test('what is typed in one tab is in the other', async ({ page, context }) => {
  await toStep1(page);
  const other = await context.newPage();
  await toStep1(other);
  await fillAbout(page);
  await expect(textbox(other, 'Email')).toHaveValue('ada@example.com');
});

for (const [what, breakStorage] of [
  [
    'switched off',
    () => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }
    },
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    },
  ],
] as const) {
  test(`with the browser's storage ${what} the form says so and works`, async ({ page }) => {
    await page.addInitScript(breakStorage);
    await toStep1(page);
    await textbox(page, 'First name').fill('Ada');
    await expectToast(
      page,
      'Not saved',
      'This browser won’t let us save your answers. Finish in one sitting.',
    );
    await fillAbout(page);
    await next(page).click();
    await chooseChallenges(page, 'Team & Delegation');
    await next(page).click();
    await sendAsTheyAre(page);
    await onResults(page);
  });
}
