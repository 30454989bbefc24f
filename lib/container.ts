import path from 'node:path';
import type { Content } from './content/content';
import { loadContent } from './content/load';

let words: Content | undefined;

/** Everything marketers own. Read and checked once, at the first use. */
export function content(): Content {
  return (words ??= loadContent(path.join(process.cwd(), 'content')));
}
