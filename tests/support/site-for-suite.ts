import { startSite } from './site';

/** Playwright's global set-up: the site that every end-to-end test may look at. */
export default async function setup(): Promise<() => Promise<void>> {
  const site = await startSite();
  // The tests run in processes of their own, which get the environment as it is now.
  process.env.SUITE_DATABASE_URL = site.databaseUrl;
  return site.stop;
}
