import { type Database, openDatabase } from './client';

const process = globalThis as { plumblineDatabase?: Database };

/** The one connection of this process: Next bundles each route on its own, so it is kept where all find it. */
export function sharedDatabase(url: string): Database {
  return (process.plumblineDatabase ??= openDatabase(url));
}
