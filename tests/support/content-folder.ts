import { join } from 'node:path';
import { contentFolder } from '@/lib/platform/config/running';

/** The content of this run: the marketers', unless a test names a copy. */
export const CONTENT = join(import.meta.dirname, '../..', contentFolder());
