import { setTimeout } from 'node:timers/promises';
import type { APIRequestContext } from '@playwright/test';
import { apiRoutes, routes } from '@/lib/kernel/routes';
import { type Database, openDatabase } from '@/lib/platform/database/client';
import { mailLinks as linksOf } from '@/lib/your-data/mail-links';
import { expect } from './browser';
import { aDataKey, storeAssessment } from './personal-data';
import { siteEnvironment } from './site-environment.mjs';
import { anOrderKey, storeOrder, storePayment } from './stored-orders';
import { aSubmission } from './submission';

/** Works in the database of the suite's site, or of another one. */
export async function inDatabase<T>(
  work: (database: Database) => Promise<T>,
  url = process.env.SUITE_DATABASE_URL ?? '',
): Promise<T> {
  const database = openDatabase(url);
  try {
    return await work(database);
  } finally {
    await database.$disconnect();
  }
}

export const anAddress = () => `data-${crypto.randomUUID()}@example.org`;

/** Stores somebody with a diagnostic, a ticked box and an order; with it the page with their data. */
export function somebody(email = anAddress(), name = 'Ada Quist', url?: string) {
  return inDatabase(async (database) => {
    const id = await storeAssessment(database, { email, name, company: 'Quist Works' }, {});
    const orderId = await storeOrder(database, { email });
    const key = await aDataKey(database, email);
    return { email, id, orderId, key, page: routes.dataPage(key), deletion: routes.dataDelete(key) };
  }, url);
}

const links = linksOf(siteEnvironment);

/** The links that stand in mails, as paths. */
export const mailLinks = {
  notMe: (assessmentId: string) => pathOf(links.notMeLink(assessmentId)),
  confirmNewsletter: (consentId: string) => pathOf(links.confirmNewsletterLink(consentId)),
  unsubscribe: (consentId: string) => pathOf(links.unsubscribeLink(consentId)),
};

const pathOf = (link: string) => new URL(link).pathname;

/** Stores an order of the site's terms, and answers with the address of its page. */
export function anOrder(
  wanted: Parameters<typeof storeOrder>[1] = {},
  paidWith: Parameters<typeof storePayment>[2] | null = null,
): Promise<string> {
  return inDatabase(async (database) => {
    const { contentVersion } = await database.terms.findFirstOrThrow({ orderBy: { keptAt: 'desc' } });
    const orderId = await storeOrder(database, { contentVersion, ...wanted });
    if (paidWith) await storePayment(database, orderId, paidWith);
    return routes.order(await anOrderKey(database, orderId));
  });
}

/**
 * Stores a finished diagnostic as the form does, and returns its id. Say what matters to the test. On a
 * machine with much else to do a site that has just started may say that it is busy, and when to ask again.
 */
export async function storeResult(
  request: APIRequestContext,
  wanted: Record<string, unknown> = {},
): Promise<string> {
  const ask = () => request.post(apiRoutes.assessments, { data: aSubmission(wanted) });
  let answer = await ask();
  for (let again = 0; again < 5 && answer.status() === 503; again++) {
    await setTimeout(Number(answer.headers()['retry-after'] ?? 1) * 1000);
    answer = await ask();
  }
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

/** The address of such a result. */
export const aResult = async (request: APIRequestContext): Promise<string> =>
  routes.results(await storeResult(request));

/** How many results are stored for an address. */
export const countStored = (email: string) =>
  inDatabase((database) => database.assessment.count({ where: { email } }));
