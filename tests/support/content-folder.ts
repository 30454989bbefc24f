import { join } from 'node:path';
import { contentFolder } from '@/lib/platform/config/running';

/**
 * The content of this run. Only `content` and `workshop` look at what is shipped; the others have some files
 * more (tests/site/README.md).
 */
export const CONTENT = join(import.meta.dirname, '../..', contentFolder());
