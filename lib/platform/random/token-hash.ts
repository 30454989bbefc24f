import { createHash } from 'node:crypto';

/** What is kept of a token of at least 128 random bits: nobody finds the token by it. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');
