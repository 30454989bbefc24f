import type { Page } from '@playwright/test';
import { routes } from '@/lib/kernel/routes';
import { expect, test, untilAlive } from '../support/browser';
import { bothWays, eachWay } from '../support/each-way';
import { inbox } from '../support/inbox';
import { aDataKey } from '../support/personal-data';
import { anAddress, inDatabase, mailLinks, somebody, storeResult } from '../support/suite-data';

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) => main(page).getByRole('button', { name }).click();
const said = (page: Page) => main(page).getByRole('status');
/** Browsers take it for an address, and we don't. */
const NO_ADDRESS = 'ada@localhost';

/** A field with an error beside it, what was typed still in it, and the focus. */
async function isToBeCorrected(page: Page, label: string, typed: string, error: RegExp): Promise<void> {
  const field = main(page).getByRole('textbox', { name: label, exact: true });
  await expect(field).toHaveValue(typed);
  await expect(field).toHaveAccessibleDescription(error);
  await expect(field).toBeFocused();
  expect(decodeURIComponent(page.url())).not.toContain(typed);
}

/** When a call was asked for beside the report. */
async function callOf(assessmentId: string): Promise<Date | null> {
  const { callAt } = await inDatabase((database) =>
    database.reportRequest.findUniqueOrThrow({ where: { assessmentId } }),
  );
  return callAt;
}

eachWay((isScripted) => {
  test('the report comes by mail, once, and no address says whose', async ({ page, request }) => {
    const email = anAddress();
    await page.goto(routes.results(await storeResult(request, { email })));
    const mailMe = main(page).getByRole('button', { name: 'Email me this report' });
    if (isScripted) await untilAlive(mailMe);
    await mailMe.click();
    await expect(said(page).filter({ hasText: 'Your report is on its way to your inbox.' })).toBeVisible();
    expect(decodeURIComponent(page.url())).not.toContain(email);
    await page.reload();
    if (isScripted) await untilAlive(mailMe);
    await mailMe.click();
    await expect(said(page).filter({ hasText: 'already sent your report' })).toBeVisible();
    expect(await inbox().mailsTo(email)).toHaveLength(1);
  });

  test('the calendar opens by a link; a box tells us', async ({ page, context, request }) => {
    await context.route('https://example.com/**', (route) => route.fulfill({ body: 'A calendar' }));
    const id = await storeResult(request, { email: anAddress() });
    await page.goto(routes.results(id));
    const mailMe = main(page).getByRole('button', { name: 'Email me this report' });
    const box = main(page).getByRole('checkbox', { name: 'I’m booking a call' });
    if (isScripted) await untilAlive(mailMe);
    await expect(box).toBeVisible({ visible: !isScripted });
    const calendar = page.waitForEvent('popup');
    await main(page).getByRole('link', { name: 'Schedule Your Business Clarity Call' }).first().click();
    expect((await calendar).url()).toMatch(/^https:\/\/example\.com\/schedule/);
    if (!isScripted) {
      await box.check();
      await mailMe.click();
    }
    await expect(said(page).filter({ hasText: 'on its way' })).toBeVisible();
    expect(await callOf(id)).not.toBeNull();
  });

  test('what only a script can do is not offered before there is one', async ({ page, request }) => {
    await page.goto(routes.results(await storeResult(request)));
    await expect(page.getByRole('button', { name: 'Print this report' })).toBeVisible({
      visible: isScripted,
    });
    await page.goto('/tools/goal-cascade-builder.html');
    await expect(page.getByLabel(/^Your workbook/)).toBeVisible({ visible: isScripted });
    await expect(page.getByText('This demo needs JavaScript')).toBeVisible({ visible: !isScripted });
    if (!isScripted) await expect(main(page).getByRole('button')).toHaveCount(0);
  });
});

bothWays(() => {
  test('a lost purchase is asked for, with the same answer for all', async ({ page }) => {
    const { email } = await somebody();
    for (const [address, button] of [
      [routes.findPurchase, 'Send my links'],
      [routes.yourData, 'Send me the link'],
    ] as const)
      for (const right of [email, anAddress()]) {
        await page.goto(address);
        await page.getByLabel('Email').fill(NO_ADDRESS);
        await press(page, button);
        await isToBeCorrected(page, 'Email', NO_ADDRESS, /email address/);
        await page.getByLabel('Email').fill(right);
        await press(page, button);
        await expect(said(page)).toContainText('Check your inbox');
        expect(page.url()).toMatch(/\?sent$/);
      }
  });

  test('a name is corrected as typed, what is wrong is said beside it', async ({ page }) => {
    const { page: address } = await somebody();
    await page.goto(address);
    await page.getByText('Correct your details').click();
    await page.getByLabel('Name', { exact: true }).fill('<b>Zoë</b> "O\'Neil"');
    await page.getByLabel('Phone').fill('call me!');
    await press(page, 'Save');
    await isToBeCorrected(page, 'Phone', 'call me!', /phone/i);
    await page.getByLabel('Phone').fill('+1 555 0100');
    await press(page, 'Save');
    await expect(said(page)).toContainText('Saved.');
    await expect(page.getByRole('definition').filter({ hasText: '<b>Zoë</b> "O\'Neil"' })).toBeVisible();
  });

  test('the newsletter is stopped, and a new address is asked once it is one', async ({ page }) => {
    const { page: address } = await somebody();
    await page.goto(address);
    await press(page, 'Stop the newsletter');
    await expect(said(page)).toHaveText('Stopped. You won’t get another issue.');
    await page.getByLabel('New email address').fill(NO_ADDRESS);
    await press(page, 'Send the link');
    await isToBeCorrected(page, 'New email address', NO_ADDRESS, /complete email address/);
    await page.getByLabel('New email address').fill(anAddress());
    await press(page, 'Send the link');
    await expect(said(page)).toContainText('Check the inbox of the new address.');
  });

  test('who deletes is told what stays, can turn back, and is then gone', async ({ page }) => {
    const { page: address, email } = await somebody();
    await page.goto(address);
    await page.getByRole('link', { name: 'Delete my data' }).click();
    await expect(page.getByRole('heading', { name: 'What stays' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your downloads end' })).toBeVisible();
    await page.getByRole('link', { name: 'Keep it' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your data');
    await page.getByRole('link', { name: 'Delete my data' }).click();
    await press(page, 'Delete it all for good');
    await expect(said(page)).toContainText('Your data is deleted.');
    expect(await inDatabase((database) => database.assessment.count({ where: { email } }))).toBe(0);
  });

  test('a diagnostic that was not mine is deleted by a button, and not by looking', async ({ page }) => {
    const { id } = await somebody();
    await page.goto(mailLinks.notMe(id));
    await page.reload();
    await press(page, 'Delete it');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('It’s deleted');
    expect(await inDatabase((database) => database.assessment.count({ where: { id } }))).toBe(0);
  });

  test('a new address and the newsletter are confirmed, and that is ended, by buttons', async ({ page }) => {
    const { id, email } = await somebody();
    const consent = await inDatabase((database) =>
      database.marketingConsent.findFirstOrThrow({ where: { assessmentId: id } }),
    );
    await page.goto(mailLinks.confirmNewsletter(consent.id));
    await press(page, 'Yes, send it to me');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re on the list');
    await page.goto(mailLinks.unsubscribe(consent.id));
    await press(page, 'Unsubscribe');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re unsubscribed');
    const newEmail = anAddress();
    const key = await inDatabase((database) => aDataKey(database, email, { newEmail }));
    await page.goto(routes.newAddress(key));
    await main(page).getByRole('button').click();
    await expect(said(page)).toContainText('Your new address is in place.');
    expect(await inDatabase((database) => database.assessment.count({ where: { email: newEmail } }))).toBe(1);
  });
});

test('what is typed before the scripts arrive stays, and counts', async ({ page, context, request }) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await context.route(/\.js$/, async (route) => {
    await arrived;
    await route.continue();
  });
  const { page: address } = await somebody();
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByText('Correct your details').click();
  const phone = page.getByLabel('Phone');
  await phone.fill('+1 555 0100');
  const id = await storeResult(request, { email: anAddress() });
  const report = await context.newPage();
  await report.goto(routes.results(id), { waitUntil: 'commit' });
  await main(report).getByRole('checkbox', { name: 'I’m booking a call' }).check();

  arrive();
  await untilAlive(phone);
  await expect(phone).toHaveValue('+1 555 0100');
  const mailMe = main(report).getByRole('button', { name: 'Email me this report' });
  await untilAlive(mailMe);
  await mailMe.click();
  await expect(said(report).filter({ hasText: 'on its way' })).toBeVisible();
  expect(await callOf(id)).not.toBeNull();
});
