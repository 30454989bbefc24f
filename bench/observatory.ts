// npm run bench:observatory: MDN's HTTP Observatory looks at pages of the built site behind TLS, without any
// host but this machine. Exit code 1 when one of them gets less than it did: 130 points, and 120 where
// something is bought, since Stripe.js writes styles into the page (docs/decisions/serving.md). Needs
// openssl for the certificate.
import { execFile, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import path from 'node:path';
import { promisify } from 'node:util';
import { routes, takesPayments } from '../lib/kernel/routes';
import { must, run } from '../scripts/setup/run.mjs';
import { main, step } from '../scripts/setup/steps.mjs';
import { freePort } from '../tests/support/free-port';
import { startSite } from '../tests/support/site';
import { siteEnvironment } from '../tests/support/site-environment.mjs';
import { removeFolder, temporaryFolder } from '../tests/support/temporary-folder';
import { stored } from './a-diagnostic';
import { buildSite } from './built-site';
import { sqlite } from './fresh-databases';

/**
 * Not among the project's packages: it brings a client for Postgres that would have to be compiled wherever
 * the site is installed.
 */
const OBSERVATORY = '@mdn/mdn-http-observatory';
const VERSION = '1.4.8';
const [BEST, WITH_STRIPE] = [130, 120];

type Scan = {
  scan: { grade: string; score: number };
  tests: Record<string, { pass: boolean; result: string; scoreModifier: number }>;
};

await main(async () => {
  const folder = temporaryFolder('observatory');
  const databases = sqlite();
  const [port, tlsPort] = [await freePort(), await freePort()];
  const environment = {
    ...siteEnvironment,
    PORT: String(port),
    BASE_URL: `https://localhost:${tlsPort}`,
    // The policy names Stripe itself. It is not asked: nobody buys.
    STRIPE_API_BASE: '',
    STRIPE_JS_URL: '',
  };
  try {
    await step('MDN HTTP Observatory', () => install(folder));
    await buildSite(environment);
    const diagnostic = stored();
    const site = await startSite({
      ...environment,
      DATABASE_URL: await databases.fresh('site', [diagnostic]),
    });
    const tls = tlsBefore(port, certificate(folder)).listen(tlsPort);
    await once(tls, 'listening');
    const pages = [routes.home, routes.toolbox, routes.diagnostic, routes.results(diagnostic.id)];
    try {
      let isEnough = true;
      for (const page of pages) {
        const score = report(page, await scan(folder, `localhost:${tlsPort}${page}`));
        isEnough &&= score >= (takesPayments(page) ? WITH_STRIPE : BEST);
      }
      process.exitCode = isEnough ? 0 : 1;
    } finally {
      tls.closeAllConnections();
      tls.close();
      await site.stop();
    }
  } finally {
    await databases.stop();
    removeFolder(folder);
  }
});

/** Its own install script would fetch lists from the net; for this machine they are empty. */
async function install(folder: string): Promise<void> {
  const quiet = ['--ignore-scripts', '--no-save', '--no-audit'];
  const npm = ['install', ...quiet, '--prefix', folder, `${OBSERVATORY}@${VERSION}`];
  await must(run('npm', npm, { quiet: true }), `${OBSERVATORY} could not be installed.`);
  fs.writeFileSync(path.join(folder, 'node_modules', OBSERVATORY, 'conf/hsts-preload.json'), '{}');
}

type Certificate = { key: Buffer; cert: Buffer };

function certificate(folder: string): Certificate {
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => path.join(folder, name)) as [string, string];
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', cert, '-days', '2'];
  execFileSync('openssl', [...args, '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'], {
    stdio: 'ignore',
  });
  return { key: fs.readFileSync(key), cert: fs.readFileSync(cert) };
}

/** What Caddy or nginx does in front of a real site. */
function tlsBefore(port: number, certificate: Certificate): https.Server {
  return https.createServer(certificate, (request, response) => {
    const { method, url, headers } = request;
    const onward = http.request({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    request.pipe(onward);
  });
}

async function scan(folder: string, site: string): Promise<Scan> {
  const scanner = path.join(folder, 'node_modules', OBSERVATORY, 'src/scan.js');
  const { stdout } = await promisify(execFile)(process.execPath, [scanner, site], {
    env: { ...process.env, NODE_EXTRA_CA_CERTS: path.join(folder, 'cert.pem') },
  });
  return JSON.parse(stdout) as Scan;
}

function report(page: string, { scan: { grade, score }, tests }: Scan): number {
  console.log(`\n${page.replace(/[\w-]{20,}/, '[id]')}: ${grade} (${score})`);
  for (const [name, { pass, result, scoreModifier }] of Object.entries(tests))
    console.log(
      `  ${pass ? 'ok  ' : 'FAIL'} ${name.padEnd(30)} ${String(scoreModifier).padStart(4)}  ${result}`,
    );
  return score;
}
