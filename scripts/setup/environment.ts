import nextEnv from '@next/env';
import { type Env, env, EnvError } from '../../lib/platform/config/env';
import type { StandIns } from '../../packages/sandbox/start';
import { ROOT } from './project.mjs';
import { completeBesideDemo, completeEnvironment } from './stand-ins';
import { SetupError } from './steps.mjs';

/** The environment as the site will see it: this process's, and under it the .env files Next reads. */
export function loadEnvironment(complete: (environment: NodeJS.ProcessEnv) => void = () => undefined): Env {
  readEnvironmentFiles();
  try {
    complete(process.env);
    return env();
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    throw new SetupError(`The environment can't be used:\n  - ${error.problems.join('\n  - ')}`);
  }
}

/** The same for a command, which finds the stand-ins of a demo where the database is that of one. */
export const loadCommandEnvironment = (): Env => loadEnvironment(completeBesideDemo);

/**
 * The same, completed by what stands in for the world outside.
 * @returns what of that is to be started, too
 */
export function loadDemoEnvironment({ development = false } = {}): { env: Env; standIns: StandIns } {
  readEnvironmentFiles(development);
  const standIns = completeEnvironment(process.env);
  return { env: loadEnvironment(), standIns };
}

/**
 * Adds the .env files that Next reads to this process's environment, once; what is set there already stays.
 */
export function readEnvironmentFiles(development = false): void {
  nextEnv.loadEnvConfig(ROOT, development, { info: () => undefined, error: console.error });
}
