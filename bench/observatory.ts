// npm run bench:observatory: MDN's HTTP Observatory looks at the site behind deploy/Caddyfile, with a
// certificate of this machine's. Ends with 1 where a page gets less than it should.
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { routes } from '../lib/kernel/routes';
import { must, run } from '../scripts/setup/run.mjs';
import { main, step } from '../scripts/setup/steps.mjs';
import { startCaddy } from '../tests/support/caddy';
import { freePort } from '../tests/support/free-port';
import { startSite } from '../tests/support/site';
import { siteEnvironment } from '../tests/support/site-environment.mjs';
import { removeFolder, temporaryFolder } from '../tests/support/temporary-folder';
import { stored } from './a-diagnostic';
import { buildSite } from './built-site';
import { sqlite } from './fresh-databases';

/** Not among the project's packages: it brings a client for Postgres that has to be compiled. */
const OBSERVATORY = '@mdn/mdn-http-observatory';
const VERSION = '1.4.8';
const LEAST = 120;

type Report = {
  scan: { grade: string; score: number };
  tests: Record<string, { pass: boolean; result: string; scoreModifier: number }>;
};

await main(async () => {
  const folder = temporaryFolder('observatory');
  const databases = sqlite();
  try {
    await step('MDN HTTP Observatory', () => install(folder));
    const host = `localhost:${await freePort()}`;
    const environment = {
      ...siteEnvironment,
      BASE_URL: `https://${host}`,
      TRUSTED_PROXIES: '1',
      // With Stripe's own script, as in production.
      STRIPE_JS_URL: '',
    };
    await buildSite(environment);
    const diagnostic = stored();
    const site = await startSite({
      ...environment,
      DATABASE_URL: await databases.fresh('site', [diagnostic]),
    });
    const caddy = await startCaddy(environment.PORT, environment.BASE_URL);
    const ca = path.join(caddy.folder, '.local/share/caddy/pki/authorities/local/root.crt');
    try {
      for (const page of [routes.home, routes.toolbox, routes.diagnostic, routes.results(diagnostic.id)]) {
        const { stdout } = await promisify(execFile)(process.execPath, [scanner(folder), host + page], {
          env: { ...process.env, NODE_EXTRA_CA_CERTS: ca },
        });
        if (print(page.replace(diagnostic.id, '[id]'), JSON.parse(stdout) as Report) < LEAST)
          process.exitCode = 1;
      }
    } finally {
      await caddy.stop();
      await site.stop();
    }
  } finally {
    await databases.stop();
    removeFolder(folder);
  }
});

function scanner(folder: string): string {
  return path.join(folder, 'node_modules', OBSERVATORY, 'src/scan.js');
}

/** Its own script would fetch a list from the net; here that is empty. */
async function install(folder: string): Promise<void> {
  const npm = ['install', '--ignore-scripts', '--no-save', '--prefix', folder, `${OBSERVATORY}@${VERSION}`];
  await must(run('npm', npm, { quiet: true }), `${OBSERVATORY} could not be installed.`);
  fs.writeFileSync(path.join(path.dirname(scanner(folder)), '../conf/hsts-preload.json'), '{}');
}

function print(page: string, { scan: { grade, score }, tests }: Report): number {
  console.log(`\n${page}: ${grade} (${score})`);
  for (const [name, { pass, result, scoreModifier }] of Object.entries(tests))
    console.log(
      `  ${pass ? 'ok  ' : 'FAIL'} ${name.padEnd(30)} ${String(scoreModifier).padStart(4)}  ${result}`,
    );
  return score;
}
