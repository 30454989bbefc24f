import path from 'node:path';
import { checkContent } from '@/lib/content/check';
import type { Issue } from '@/lib/content/issue';

/**
 * What `npm run content:check` would say of the draft. Notices stop nobody, and are told only where there are
 * no errors.
 */
export type Checked = { errors: Issue[]; notices: Issue[] };

/** @param shadow all of the content as it would be; files are named as the draft names them */
export function checkDraft(shadow: string): Checked {
  const own = (issue: Issue): Issue => ({ ...issue, file: issue.file.replace(/^content\//, '') });
  try {
    const { errors, warnings } = checkContent(shadow);
    return { errors: errors.map(own), notices: warnings.map(own) };
  } catch (error) {
    // A file that YAML itself gives up on, such as one whose aliases would fill the memory.
    const message = `can’t be read: ${error instanceof Error ? error.message : String(error)}`;
    return { errors: [{ file: path.basename(shadow), path: '', message }], notices: [] };
  }
}
