import fs from 'node:fs';
import { canInstallSystemPackages, installSystemPackages } from './debian.mjs';
import { SetupError } from './steps.mjs';

/** Debian keeps it where only root looks. */
const PLACES = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx'];

/** What to say where it is missing. */
export const NO_NGINX = 'nginx is missing (Debian, Ubuntu: apt-get install nginx-light).';

/** The nginx of this machine, if there is one. @returns {string | undefined} */
export function installedNginx() {
  return PLACES.find((place) => fs.existsSync(place));
}

/** What of Debian's would be installed. */
export const nginxPackages = () => (installedNginx() ? [] : ['nginx-light']);

/**
 * Makes sure there is an nginx to try its settings with. The site itself never needs it.
 * @returns {Promise<string>} what was done
 */
export async function installNginx() {
  if (installedNginx()) return 'nothing to do';
  if (canInstallSystemPackages()) {
    await installSystemPackages(nginxPackages());
    return "Debian's";
  }
  throw new SetupError(NO_NGINX);
}
