import { spawnSync } from 'node:child_process';
import { canInstallSystemPackages, installSystemPackages } from './debian.mjs';
import { SetupError } from './steps.mjs';

/** What of Debian's would be installed. */
export const javaPackages = () => (hasJava() ? [] : ['default-jre-headless']);

/**
 * Makes sure there is a Java to run the W3C checker with.
 * @returns {Promise<string>} what was done
 */
export async function installJava() {
  if (hasJava()) return 'nothing to do';
  if (canInstallSystemPackages()) {
    await installSystemPackages(javaPackages());
    if (hasJava()) return "Debian's";
  }
  throw new SetupError(
    'There is no Java to run the W3C checker with. Install one (Debian: apt-get install default-jre-headless).',
  );
}

/** On a Mac without Java there is a program of that name too: what counts is whether it runs. */
const hasJava = () => spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0;
