import type { AdviceBook } from '@/lib/diagnostic/rules/advice';
import type { Product } from '@/lib/shop/content/product';
import type { PlaceholderItem } from './issue';
import type { KINDS, Written } from './kinds';
import type { Page } from './pages';

/** What the files say of which there is one each. */
export type Files = Written<typeof KINDS>;

/** Everything marketers own, checked, with its placeholders filled in. */
export type Content = Files & {
  diagnostic: { advice: AdviceBook };
  /** The tools in the order of the bundle, then tools outside it, then the bundle. */
  products: Product[];
  /** No longer sold or shown; kept for those who bought them. */
  retired: Product[];
  /** Of content/pages, newest first. */
  pages: Page[];
  /** Placeholders. A site in production mode refuses to start while this list has entries. */
  placeholders: PlaceholderItem[];
};
