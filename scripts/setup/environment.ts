import nextEnv from '@next/env';
import { env, EnvError, type Env } from '../../lib/platform/config/env';
import type { StandIns } from '../../packages/sandbox/start';
import { ROOT } from './project.mjs';
import { completeBesideDemo, completeEnvironment } from './stand-ins';
import { SetupError } from './steps.mjs';

/** The environment as the site will see it: this process's, and under it the .env files Next reads. */
export function loadEnvironment({ development = false } = {}): Env {
  readEnvironmentFiles(development);
  return parsed();
}

/** The same for a command, which finds the stand-ins of a demo where the database is that of one. */
export function loadCommandEnvironment(): Env {
  readEnvironmentFiles();
  return parsed(() => {
    completeBesideDemo(process.env);
    return env();
  });
}

/**
 * The same, completed by what stands in for the world outside.
 * @returns what of that is to be started, too
 */
export function loadDemoEnvironment({ development = false } = {}): { env: Env; standIns: StandIns } {
  readEnvironmentFiles(development);
  const standIns = completeEnvironment(process.env);
  return { env: parsed(), standIns };
}

/** Adds the .env files that Next reads to this process's environment; what is set there already stays. */
export function readEnvironmentFiles(development = false): void {
  nextEnv.loadEnvConfig(ROOT, development, { info: () => undefined, error: console.error });
}

function parsed(read = env): Env {
  try {
    return read();
  } catch (error) {
    if (error instanceof EnvError)
      throw new SetupError(`The environment can't be used:\n  - ${error.problems.join('\n  - ')}`);
    throw error;
  }
}
