import { spawnSync } from 'node:child_process';
import { canInstallSystemPackages, installSystemPackages } from './debian.mjs';
import { SetupError } from './steps.mjs';

const PACKAGES = ['gcc', 'libc6-dev'];

/** What of Debian's would be installed. */
export const compilerPackages = () => (hasCompiler() ? [] : PACKAGES);

/**
 * Makes sure there is a C compiler, for the library by which tests cut the power (tests/power). The site
 * never needs it.
 * @returns {Promise<string>} what was done
 */
export async function installCompiler() {
  if (hasCompiler()) return 'nothing to do';
  if (canInstallSystemPackages()) {
    await installSystemPackages(PACKAGES);
    if (hasCompiler()) return "Debian's";
  }
  throw new SetupError(
    'There is no gcc to compile tests/power/disk-shim.c with. Install one (Debian: apt-get install gcc libc6-dev).',
  );
}

const hasCompiler = () =>
  spawnSync('gcc', ['-E', '-x', 'c', '-'], { input: '#include <stdio.h>\n' }).status === 0;
