import { HOUR } from '@/lib/kernel/time';

/**
 * How long a link to a file works: long enough for a slow network and a lunch, too short to be passed around.
 */
export const FILE_LINK_HOURS = 24;

/** In place of a file: everything an order has, as one archive. */
export const EVERYTHING = 'everything';

/** What a link to a file says, before it is signed. `file` is "<product>/<name>", or EVERYTHING. */
type FileLink = { orderId: string; file: string; expires: Date };

/** Makes and reads links to files. A forged or changed link reads as null. */
export type FileLinks = { sign(link: FileLink): string; read(token: string): FileLink | null };

export const linkExpiry = (now: Date): Date => new Date(now.getTime() + FILE_LINK_HOURS * HOUR);
