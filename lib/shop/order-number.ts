import { randomBytes } from 'node:crypto';

export const newOrderNumber = (): string => orderNumber(randomBytes(8));

/** Without characters that are easily mistaken for others. */
const CHARACTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * PL-7K3M-9QXW.
 * @param random eight random bytes
 */
export function orderNumber(random: Uint8Array): string {
  const drawn = Array.from(random.slice(0, 8), (byte) => CHARACTERS[byte % CHARACTERS.length]);
  return `PL-${drawn.slice(0, 4).join('')}-${drawn.slice(4).join('')}`;
}
