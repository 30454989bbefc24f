import { storageTrouble } from '@/lib/kernel/storage-trouble';

/** What a page says that broke: 503 while the database can do nothing, which may be over soon, else 500. */
export const statusOfError = (error: unknown) => (storageTrouble(error) ? 503 : 500);
