import { PROGRAMS } from '../scripts/setup/project.mjs';
import { must, runNode } from '../scripts/setup/run.mjs';
import { step } from '../scripts/setup/steps.mjs';
import { laySiteContent } from '../tests/support/site-content.mjs';
import { siteEnvironment } from '../tests/support/site-environment.mjs';

/**
 * Builds the site as the browser tests do, unless that build is there.
 * @param environment what is written into it
 */
export async function buildSite(environment: Record<string, string> = siteEnvironment): Promise<void> {
  laySiteContent();
  const build = ['scripts/build.ts', '--if-changed'];
  await step('Site', () =>
    must(runNode(PROGRAMS.tsx, build, { env: environment, quiet: true }), 'The site could not be built.'),
  );
}
