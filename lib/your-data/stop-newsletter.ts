import type { DataPorts } from './ports';

type Ports = Pick<DataPorts, 'ownerOf' | 'consents' | 'tellOfNewsletter' | 'now'>;

/**
 * Withdraws every consent of whoever has this key to their data.
 * @returns false for a key that is not there
 */
export function stopNewsletter({ ownerOf, consents, tellOfNewsletter, now }: Ports) {
  return async (key: string): Promise<boolean> => {
    const found = await ownerOf(key);
    if (!found) return false;
    await consents.withdraw(found.email, now(), tellOfNewsletter(false));
    return true;
  };
}
