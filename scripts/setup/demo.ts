import { build } from './build';
import { loadEnvironment } from './environment';
import { expectFreePort, serve } from './serve';
import { step } from './steps.mjs';

/** The part of the demo that needs the packages: builds if something has changed, then serves. Returns the exit code. */
export async function serveDemo(): Promise<number> {
  const { PORT } = loadEnvironment();
  await expectFreePort(PORT);
  await step('Build', () => build({ onlyIfChanged: true }));
  return serve(PORT);
}
