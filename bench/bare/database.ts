import { openDatabase } from '@/lib/platform/database/client';
import type { Database } from '@/lib/platform/database/client';

let open: Database | undefined;

/**
 * The site's own client. Opened with the first call: the build, which has no database, loads this file too.
 */
export const database = () => (open ??= openDatabase(process.env.DATABASE_URL ?? ''));
