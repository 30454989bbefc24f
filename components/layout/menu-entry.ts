import type { Content } from '@/lib/content/content';
import { routes } from '@/lib/kernel/routes';
import { shortDescription, TRACKER_SLUG } from '@/lib/shop/rules/catalogue';

/** A product as the menu gets it: whoever edits it may have left anything out. */
export type MenuTool = { title?: string; description?: string };

type MenuWords = Pick<Content['site']['header'], 'fallbackToolTitle' | 'fallbackToolDescription'>;

type Places = {
  /** The slug of each title the toolbox knows. */
  slugs: ReadonlyMap<string, string>;
  /** Where the tracker's full system is. */
  tracker: string;
};

export type MenuEntry = ReturnType<typeof menuEntry>;

/**
 * One row of the toolbox menu, made where content can be read. A title the toolbox does not know leads to the
 * toolbox itself, and has no slug.
 */
export function menuEntry(tool: MenuTool, words: MenuWords, { slugs, tracker }: Places) {
  const slug = slugs.get(tool.title ?? '');
  return {
    title: tool.title || words.fallbackToolTitle,
    description: shortDescription(tool.description || words.fallbackToolDescription),
    href: slug === TRACKER_SLUG ? tracker : slug === undefined ? routes.toolbox : routes.product(slug),
    slug,
  };
}
