import { exactAmount, inShop } from '@/lib/kernel/money';
import { placeholdersIn } from '@/lib/kernel/text';
import { TRACKER_SLUG } from '@/lib/shop/rules/catalogue';
import type { Issue } from './issue';
import type { Bundle, DigitalProduct, Product } from '@/lib/shop/content/product';
import { issueAt, type Source } from './source';

/** A bundle before it was given what comes from its tools. */
type LoneBundle = Omit<Bundle, 'originalPriceCents'>;
type Read<P = DigitalProduct | LoneBundle> = { source: Source; product: P };

/**
 * Puts the products in the order of the toolbox and gives the bundle what comes from its tools: its original
 * price, which is what they cost one by one, and their files after its own. Checks what one file alone cannot
 * show.
 */
export function arrangeProducts(read: readonly Read[]): { products: Product[]; errors: Issue[] } {
  const tools = read.flatMap(({ product }) => (product.type === 'digital' ? [product] : []));
  const [first, ...others] = read.filter((one): one is Read<LoneBundle> => one.product.type === 'bundle');
  const errors = others.map(({ source }) =>
    issueAt(source, ['type'], 'is a second bundle. There can be only one.'),
  );
  if (first === undefined)
    return {
      products: tools,
      errors: [{ file: 'content/products', path: '', message: 'One product must be a bundle.' }],
    };

  const { source, product } = first;
  const included = toolsIn(product, tools);
  const outside = tools.filter((tool) => !included.includes(tool));
  const bundle = withTools({ ...product, includes: included.map(({ slug }) => slug) }, tools);
  const misplaced = checkIncludes(source, product);
  return {
    products: [...included, ...outside, bundle],
    errors: [...errors, ...misplaced, ...(misplaced.length > 0 ? [] : checkBundle(source, bundle))],
  };
}

/** A bundle with what comes from its tools. */
export function withTools(bundle: LoneBundle, tools: readonly DigitalProduct[]): Bundle {
  const included = toolsIn(bundle, tools);
  return {
    ...bundle,
    originalPriceCents: included.reduce((sum, { priceCents }) => sum + priceCents, 0),
    files: [...bundle.files, ...included.flatMap(({ files }) => files)],
  };
}

const toolsIn = ({ includes }: LoneBundle, tools: readonly DigitalProduct[]) =>
  includes.flatMap((slug) => tools.filter((tool) => tool.slug === slug));

function checkIncludes(source: Source, { slug, includes }: LoneBundle): Issue[] {
  return includes.flatMap((tool, index) => {
    if (tool === slug) return [issueAt(source, ['includes', index], 'is the bundle itself.')];
    if (includes.indexOf(tool) < index)
      return [issueAt(source, ['includes', index], `names '${tool}' a second time.`)];
    return [];
  });
}

function checkBundle(source: Source, { priceCents, originalPriceCents, includes, count }: Bundle): Issue[] {
  const tooDear = `is ${exactAmount(inShop(priceCents))}, and the tools in it cost ${exactAmount(inShop(originalPriceCents))} one by one. A bundle has to save something.`;
  const noTracker = `counts {downloadable} beside {all}, but the tracker is not in the bundle. Count with {all} alone.`;
  return [
    ...(priceCents < originalPriceCents ? [] : [issueAt(source, ['priceCents'], tooDear)]),
    ...(includes.includes(TRACKER_SLUG) || !placeholdersIn(count).includes('downloadable')
      ? []
      : [issueAt(source, ['count'], noTracker)]),
  ];
}
