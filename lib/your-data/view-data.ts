import type { PersonalData } from '@/lib/your-data/rules/personal-data';
import type { DataPorts } from './ports';

type Ports = Pick<DataPorts, 'ownerOf' | 'data'>;

/**
 * What the page behind a link to somebody's data shows, and until when; null for a key that nobody has, or
 * that has ended.
 */
export function viewData({ ownerOf, data }: Ports) {
  return async (key: string): Promise<(PersonalData & { expiresAt: Date }) | null> => {
    const found = await ownerOf(key);
    if (!found) return null;
    return { ...(await data.read(found.email)), expiresAt: found.expiresAt };
  };
}
