import nextEnv from '@next/env';
import { env, EnvError } from '../../lib/config/env';
import type { Env } from '../../lib/config/env';
import { ROOT } from './project.mjs';
import { SetupError } from './steps.mjs';

/** The environment as the site will see it: this process's, and under it the .env files Next reads. */
export function loadEnvironment({ development = false } = {}): Env {
  nextEnv.loadEnvConfig(ROOT, development, { info: () => undefined, error: console.error });
  try {
    return env();
  } catch (error) {
    if (error instanceof EnvError)
      throw new SetupError(`The environment can't be used:\n  - ${error.problems.join('\n  - ')}`);
    throw error;
  }
}
