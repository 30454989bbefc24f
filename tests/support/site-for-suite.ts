import { startSite } from './site';

/** Playwright's global set-up: the site that every end-to-end test may look at. */
export default async function setup(): Promise<() => Promise<void>> {
  const site = await startSite();
  return site.stop;
}
