import { join } from 'node:path';
import { contentFolder } from '@/lib/platform/config/running';

/**
 * The content of this run. Only the suites `content` and `files` look at the marketers'; the others have a
 * folder of their own (vitest.config.ts, tests/support/site-environment.mjs).
 */
export const CONTENT = join(import.meta.dirname, '../..', contentFolder());
