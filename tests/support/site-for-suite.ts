import { startStandIns } from '@/packages/sandbox/start';
import { startSite } from './site';
import { standIns } from './site-environment.mjs';

/**
 * Playwright's global set-up: the site that every end-to-end test may look at, with its sandbox and its
 * inbox.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const stopStandIns = await startStandIns(standIns);
  const site = await startSite();
  // The tests run in processes of their own, which get the environment as it is now.
  process.env.SUITE_DATABASE_URL = site.databaseUrl;
  return async () => {
    await site.stop();
    stopStandIns();
  };
}
