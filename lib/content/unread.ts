import { readdirSync } from 'node:fs';
import type { Issue } from './issue';
import { ALL_KINDS } from './kinds';

const IS_READ = ALL_KINDS.map(
  ({ path }) => new RegExp(`^${path.replaceAll('.', '\\.').replace('*', '[^/]+')}$`),
);

/** Files of words that no page reads, such as one whose name has a typo. @param root the content folder */
export function unreadNotices(root: string): Issue[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(ya?ml|md)$/.test(file) && !/(^|\/)(README\.md$|\.|files\/)/.test(file))
    .filter((file) => !IS_READ.some((pattern) => pattern.test(file)))
    .sort()
    .map((file) => ({
      file: `content/${file}`,
      path: '',
      message: 'is read by nobody. Rename it, or take it away.',
    }));
}
