/** Signs and reads ids for one purpose. `read` returns `null` for a forged one. */
export type SignedIds = { sign(id: string): string; read(token: string): string | null };
