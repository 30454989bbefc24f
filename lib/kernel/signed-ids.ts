/** Makes and reads signed ids, for one purpose. What was not made here, or was changed since, reads as null. */
export type SignedIds = { sign(id: string): string; read(token: string): string | null };
