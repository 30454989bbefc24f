import { createHash } from 'node:crypto';

/** A name for these bytes, which no others have: 32 hexadecimal digits. */
export const hash = (bytes: string | Buffer): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 32);
