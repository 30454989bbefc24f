import type { Database } from '@/lib/platform/database/client';

/** Takes the table of mails away, so that nothing can be queued. @returns what puts it back */
export async function withoutMailTable(database: Database): Promise<() => Promise<void>> {
  const rename = async (from: string, to: string) => {
    await database.$executeRawUnsafe(`ALTER TABLE "${from}" RENAME TO "${to}"`);
  };
  await rename('OutboxMail', 'Elsewhere');
  return () => rename('Elsewhere', 'OutboxMail');
}
