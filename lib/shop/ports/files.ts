import type { ProductFile } from '@/lib/shop/rules/product-file';

/** A file that can be read from byte `start` to byte `end`, both included. */
export type StoredFile = {
  modified: Date;
  read(range: { start: number; end: number }): ReadableStream<Uint8Array>;
};

/** A file of content as it lies on this machine; null when it is missing or was changed. */
export type ProductFiles = (file: ProductFile) => Promise<StoredFile | null>;

/** `name` is its path inside the archive, `path` where it lies, from the folder content/. */
export type ArchiveEntry = { name: string; path: string; sha256: string };

/** Files as one archive, made when it is first asked for. */
export type Archives = (
  entries: ArchiveEntry[],
) => Promise<(StoredFile & { size: number; etag: string }) | null>;

/** A file as the browser that bought it may fetch it now; `size` in bytes. */
export type Download = { name: string; href: string; size: number };
