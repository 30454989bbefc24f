import fs from 'node:fs';
import path from 'node:path';
import { CommandError } from '../owner/output';
import { ROOT } from '../setup/project.mjs';
import { demoFile, environmentFile, type SecretFile } from './secret-file';

/** Files of Next's that win over .env. */
const STRONGER = ['.env.production.local', '.env.local', '.env.production'];

export type Places = {
  /**
   * The file a secret stands in; null: it is not set.
   * @throws CommandError where it can't be changed in a file
   */
  of(name: string): SecretFile | null;
  /** Whether it is one that a demo made for itself. */
  isDemos(place: SecretFile): boolean;
};

/**
 * Where secrets stand: in one file, if it is named; otherwise where the site would read them, in .env or in
 * the demo's own.
 * @param shell what was set before any file was read
 */
export function places(named: string | undefined, shell: NodeJS.ProcessEnv, root = ROOT): Places {
  if (named !== undefined) {
    if (!fs.existsSync(named)) throw new CommandError(`There is no file ${named}.`);
    const one = environmentFile(named);
    return { of: (name) => (one.values[name] ? one : null), isDemos: () => false };
  }
  const open = (name: string, as: (file: string) => SecretFile) => {
    const file = path.join(root, name);
    return fs.existsSync(file) ? as(file) : null;
  };
  const own = open('.env', environmentFile);
  const mode = shell.SITE_MODE ?? own?.values.SITE_MODE;
  const demos = mode === 'production' ? null : open('data/demo-secrets.json', demoFile);
  return {
    of(name) {
      if (shell[name]?.trim())
        throw new CommandError(
          `${name} is set by the environment of this shell, not by .env: name the file that it comes from with --file.`,
        );
      const stronger = STRONGER.find((file) => open(file, environmentFile)?.values[name]);
      if (stronger)
        throw new CommandError(`${name} stands in ${stronger}, which wins over .env: --file ${stronger}`);
      return [own, demos].find((place) => place?.values[name]?.trim()) ?? null;
    },
    isDemos: (place) => place === demos,
  };
}
