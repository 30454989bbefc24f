import { readContent } from './check';
import type { Content } from './content';
import { formatIssue, type Issue } from './issue';

/** Content that cannot be shown to anyone. The message lists everything that is wrong, one line each. */
export class ContentError extends Error {
  constructor(readonly issues: readonly Issue[]) {
    const count = issues.length === 1 ? 'one error' : `${issues.length} errors`;
    super(`The content has ${count}:\n${issues.map(formatIssue).join('\n')}`);
    this.name = 'ContentError';
  }
}

/**
 * Everything marketers own, checked and filled in.
 * @param root the content folder itself
 * @throws ContentError listing every error of every file
 */
export function loadContent(root: string): Content {
  const { content, errors } = readContent(root);
  if (content === undefined) throw new ContentError(errors);
  return content;
}
