import { join } from 'node:path';

/** The content folder of this repository. */
export const CONTENT = join(import.meta.dirname, '../../content');
