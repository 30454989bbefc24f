/**
 * Erases an address and is killed at once, before anything else is done. argv is the database and the
 * address.
 */
import { createErasure } from '@/lib/your-data/erasure-module';
import { openDatabase } from '@/lib/platform/database/client';

const [url = '', email = ''] = process.argv.slice(2);
const fail = (error: unknown) => {
  throw error;
};
const settings = { DATABASE_URL: url, LINK_SECRETS: 'k'.repeat(40), ERASED_LIST: undefined };
const erasure = createErasure({ settings, database: openDatabase(url), onUnexpectedError: fail });
await erasure.address(email, new Date());
process.kill(process.pid, 'SIGKILL');
