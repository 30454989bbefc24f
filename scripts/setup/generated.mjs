// Imported before the owner's commands: Node would say no more than that it finds no module.
import { existsSync } from 'node:fs';

if (!existsSync(new URL('../../lib/platform/database/generated/sqlite/client.ts', import.meta.url))) {
  console.error('What is generated is not there yet: run "npm run generate" once.');
  process.exit(1);
}
