import { storageTrouble } from '@/lib/kernel/storage-trouble';

/** 503 if the database doesn't work, else 500. */
export const statusOfError = (error: unknown) => (storageTrouble(error) ? 503 : 500);
