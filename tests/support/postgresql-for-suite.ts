import type { TestProject } from 'vitest/node';
import { startPostgresql } from './postgresql-server';

declare module 'vitest' {
  export interface ProvidedContext {
    /**
     * A Postgres server for this run, with the right to make databases. Absent where the tests run on SQLite.
     */
    postgresqlServer?: string;
  }
}

/** Vitest's global set-up of the Postgres project: one server for all its test files. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgresql();
  project.provide('postgresqlServer', server.url);
  return server.stop;
}
