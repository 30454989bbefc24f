import { HOUR } from '@/lib/kernel/time';

/** Long enough for a slow network, too short to pass around. */
export const FILE_LINK_HOURS = 24;

/** The name that stands for all files in one archive. */
export const EVERYTHING = 'everything';

/** `file` is "<product>/<name>" or EVERYTHING. */
type FileLink = { orderId: string; file: string; expires: Date };

/** `read` returns `null` for a forged link. */
export type FileLinks = { sign(link: FileLink): string; read(token: string): FileLink | null };

export const linkExpiry = (now: Date): Date => new Date(now.getTime() + FILE_LINK_HOURS * HOUR);
