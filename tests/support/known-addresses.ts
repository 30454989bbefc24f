import { routes, apiRoutes } from '@/lib/kernel/routes';
import { signedFileLinks, signedIds } from '@/lib/platform/files/link-signing';
import { openDatabase } from '@/lib/platform/database/client';
import { aDataKey, storeAssessment } from './personal-data';
import { siteEnvironment } from './site-environment.mjs';
import { storeOrder } from './stored-orders';

const SECRET = siteEnvironment.LINK_SECRETS;
const EMAIL = 'known@example.com';

/**
 * Stores a diagnostic, an order and a key in the database of a site.
 * @returns the addresses that lead to them
 */
export async function knownAddresses(databaseUrl: string): Promise<string[]> {
  const database = openDatabase(databaseUrl);
  const id = await storeAssessment(database, { email: EMAIL });
  const orderId = await storeOrder(database, { email: EMAIL });
  const key = await aDataKey(database, EMAIL);
  await database.$disconnect();
  const file = '90-day-sprint-planner/90-day-sprint-planner.xlsx';
  const expires = new Date(Date.now() + 3_600_000);
  const notMe = signedIds([SECRET], 'not-me').sign(id);
  return [
    routes.results(id),
    routes.notMe(notMe),
    routes.dataPage(key),
    routes.dataExport(key),
    apiRoutes.assessment(id),
    apiRoutes.download(signedFileLinks([SECRET]).sign({ orderId, file, expires })),
  ];
}
