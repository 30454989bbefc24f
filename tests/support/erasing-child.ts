/**
 * Erases an address and is killed at once, before anything else is done. argv is the database and the
 * address.
 */
import { eraseUnder } from '@/lib/your-data/store/erasure';
import { openDatabase } from '@/lib/platform/database/client';

const [url = '', email = ''] = process.argv.slice(2);
const fail = (error: unknown) => {
  throw error;
};
const settings = { DATABASE_URL: url, LINK_SECRETS: 'k'.repeat(40), ERASED_LIST: undefined };
const erasing = { settings, database: openDatabase(url), content: null, onUnexpectedError: fail };
await eraseUnder(erasing, email, new Date());
process.kill(process.pid, 'SIGKILL');
