/** Makes and reads signed ids for one purpose. A forged or changed id reads as null. */
export type SignedIds = { sign(id: string): string; read(token: string): string | null };
