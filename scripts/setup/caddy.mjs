import { spawnSync } from 'node:child_process';

/** What of Debian's would be installed. Tests that need it are skipped where it is not there. */
export const caddyPackages = () =>
  spawnSync('caddy', ['version'], { stdio: 'ignore' }).status === 0 ? [] : ['caddy'];
