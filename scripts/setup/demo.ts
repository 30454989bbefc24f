import { build } from './build';
import { loadDemoEnvironment } from './environment';
import { expectFreePort, serve } from './serve';
import { expectFreePorts, startBeside } from './stand-ins';
import { step } from './steps.mjs';

/** The part of the demo that needs the packages. @returns the exit code */
export async function serveDemo(): Promise<number> {
  const { env, standIns } = loadDemoEnvironment();
  await expectFreePort(env.PORT);
  await expectFreePorts(standIns);
  await step('Build', () => build({ onlyIfChanged: true }));
  return serve(env.PORT, await startBeside(standIns));
}
