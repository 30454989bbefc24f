import { oncePerProcess } from '@/lib/kernel/once-per-process';
import type { Content } from './content';

/** What this process has read of content/. Whoever deletes `content` has it read again for the next page. */
export const keptContent = oncePerProcess(
  'plumblineContent',
  (): { content?: Content; fingerprint?: string } => ({}),
);
