import type { PersonalData } from '@/lib/your-data/rules/personal-data';
import type { DataKeys, PersonalDataStore } from './ports';

type Ports = {
  keys: Pick<DataKeys, 'find'>;
  data: Pick<PersonalDataStore, 'read'>;
  hash: (text: string) => string;
  now: () => Date;
};

/** What the page behind a link to somebody's data shows, and until when; null for a key that nobody has, or that has ended. */
export function viewData({ keys, data, hash, now }: Ports) {
  return async (key: string): Promise<(PersonalData & { expiresAt: Date }) | null> => {
    const found = await keys.find(hash(key), now());
    if (!found || found.newEmail !== null) return null;
    return { ...(await data.read(found.email)), expiresAt: found.expiresAt };
  };
}
