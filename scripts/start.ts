// npm start: serves the build that is there. It refuses one that does not agree with the environment.
import { loadEnvironment } from './setup/environment';
import { expectFreePort, serve } from './setup/serve';
import { main } from './setup/steps.mjs';

await main(async () => {
  const { PORT } = loadEnvironment();
  await expectFreePort(PORT);
  process.exitCode = await serve(PORT);
});
