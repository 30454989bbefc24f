import type { Consents, DataKeys } from './ports';

type Ports = {
  keys: Pick<DataKeys, 'find'>;
  consents: Pick<Consents, 'withdraw'>;
  hash: (text: string) => string;
  now: () => Date;
};

/** Withdraws every consent of whoever has this key to their data. @returns false for a key that is not there */
export function stopNewsletter({ keys, consents, hash, now }: Ports) {
  return async (key: string): Promise<boolean> => {
    const found = await keys.find(hash(key), now());
    if (!found || found.newEmail !== null) return false;
    await consents.withdraw(found.email, now());
    return true;
  };
}
