import { SetupError } from '../setup/steps.mjs';

/** A path that begins in the folder of a release. */
const RELATIVE = {
  DATABASE_URL: /^(file:(?!\/)|$)/,
  ERASED_LIST: /^[^/]/,
  ARCHIVE_FOLDER: /^[^/]/,
  BACKUP_FOLDER: /^[^/]/,
};

/**
 * @throws {SetupError} when a release would have a database, files or a list of its own, which went with it
 */
export function expectFullPaths(env) {
  for (const [name, relative] of Object.entries(RELATIVE)) {
    const value = (env[name] ?? '').trim();
    if (relative.test(value))
      throw new SetupError(
        `${name} is ${value || 'not set'}: each release has a folder of its own, so name the full path, which begins with /.`,
      );
  }
}
