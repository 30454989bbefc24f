/** Without letters and digits that are mistaken for others when read aloud or copied by hand. */
const YOUR_DATA = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The number of an order, such as PL-7K3M-9QXW. @param random eight random bytes */
export function orderNumber(random: Uint8Array): string {
  const letters = Array.from(random.slice(0, 8), (byte) => YOUR_DATA[byte % YOUR_DATA.length]);
  return `PL-${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`;
}
