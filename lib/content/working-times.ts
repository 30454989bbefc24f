import { placeholdersIn } from '@/lib/kernel/text';
import { formatPath, type Issue } from './issue';
import type { Product } from '@/lib/shop/content/product';
import type { Source } from './source';
import { textsIn } from './tree';

/** The claim on tutorials, and how many minutes it takes to keep it (rule 60). */
const CLAIM = 'claim.tutorials';
const MORE_THAN = 180;

/**
 * Who promises tutorials has to have them: the stated working times of the product's own files add up to the
 * promise.
 */
export function checkTutorials(products: readonly Product[], sources: readonly Source[]): Issue[] {
  return products.flatMap(({ slug, files }) => {
    const source = sources.find(({ file }) => file.endsWith(`/products/${slug}/product.yaml`));
    const promise = source && textsIn(source.data).find(({ text }) => placeholdersIn(text).includes(CLAIM));
    const minutes = files.reduce((total, { workingMinutes = 0 }) => total + workingMinutes, 0);
    if (!promise || minutes > MORE_THAN) return [];
    return [
      {
        file: source.file,
        path: formatPath(promise.path),
        line: source.lineOf(promise.path),
        message: `promises {${CLAIM}}, but the working times of its files add up to ${minutes} minutes. More than ${MORE_THAN} belong there.`,
      },
    ];
  });
}
