// The process that serves the built site: node <build folder>/front.cjs, which the build makes of this file.
import './production';
import path from 'node:path';
import nextEnv from '@next/env';
import { env, EnvError } from '@/lib/platform/config/env';
import { logUnexpectedError } from '@/lib/platform/http/unexpected-error';
import { refuse } from '@/lib/server/refuse';
import { useBuiltConfig } from './next-internals/standalone-config';
import { serveSite } from './serve-site';

const folder = __dirname;
const root = path.dirname(folder);
process.chdir(root);
process.env.BUILD_FOLDER = path.basename(folder);
nextEnv.loadEnvConfig(root, false, { info: () => undefined, error: console.error });
useBuiltConfig(folder);
serveSite(root, folder, settings()).catch((error: unknown) => {
  logUnexpectedError(error);
  process.exit(1);
});

function settings() {
  try {
    return env();
  } catch (error) {
    if (error instanceof EnvError) refuse(error.problems);
    throw error;
  }
}
