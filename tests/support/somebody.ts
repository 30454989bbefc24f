import { routes } from '@/lib/kernel/routes';
import { type Database, openDatabase } from '@/lib/platform/database/client';
import { mailLinks as linksOf } from '@/lib/your-data/mail-links';
import { aDataKey, storeAssessment } from './personal-data';
import { siteEnvironment } from './site-environment.mjs';
import { storeOrder } from './stored-orders';

export const anAddress = () => `data-${crypto.randomUUID()}@example.org`;

/** Works in the database of the suite's site. */
export async function inDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const database = openDatabase(process.env.SUITE_DATABASE_URL ?? '');
  try {
    return await work(database);
  } finally {
    await database.$disconnect();
  }
}

/**
 * Somebody with a diagnostic, a ticked box and an order; answers with the address of the page with their
 * data.
 */
export function somebody(email = anAddress(), name = 'Ada Quist') {
  return inDatabase(async (database) => {
    const id = await storeAssessment(database, { email, name, company: 'Quist Works' }, {});
    await storeOrder(database, { email });
    const key = await aDataKey(database, email);
    return { email, id, page: routes.dataPage(key), deletion: routes.dataDelete(key) };
  });
}

const links = linksOf(siteEnvironment);

/** The links that stand in mails, as paths. */
export const mailLinks = {
  notMe: (assessmentId: string) => pathOf(links.notMeLink(assessmentId)),
  confirmNewsletter: (consentId: string) => pathOf(links.confirmNewsletterLink(consentId)),
  unsubscribe: (consentId: string) => pathOf(links.unsubscribeLink(consentId)),
};

const pathOf = (link: string) => new URL(link).pathname;
