import { type ComponentProps, createElement, type ReactNode } from 'react';
import type { Bundle as BundlePage } from '@/components/toolbox/bundle';
import type { InBundleProps, ProductPartsProps } from '@/components/toolbox/product-parts';
import type { ProductHeadProps } from '@/components/toolbox/product-head';
import { ProductSamples } from '@/components/toolbox/product-samples';
import { routes } from '@/lib/kernel/routes';
import { content } from '@/lib/server/context';
import type { Content } from '@/lib/content/content';
import { sampleFile } from '@/lib/shop/rules/sample-picture';
import { longDay } from '@/lib/kernel/day';
import { wholeDollars } from '@/lib/kernel/money';
import { fill } from '@/lib/kernel/text';
import { splitDescription } from '@/lib/shop/rules/split-description';
import { priceWords } from './prices';
import { bundle, bundleCount, tools } from './products';

type Product = Content['products'][number];
type Bundle = Extract<Product, { type: 'bundle' }>;

export function headWords(product: Product): ProductHeadProps {
  const { toolbox } = content();
  const { slug, title, category, recommended } = product;
  const { product: words, cards, categories } = toolbox;
  const demo = toolbox.demos.items.find((item) => item.slug === slug);
  const { lead, rest } = splitDescription(product.description);
  return {
    slug,
    title,
    back: words.back,
    category: product.type === 'bundle' ? bundleCount(product) : categories[category],
    badge: product.type === 'bundle' ? product.ribbon : recommended ? cards.badge : undefined,
    lead,
    rest,
    price: priceWords(product, toolbox),
    buy: fill(words.buy, { price: wholeDollars(product.priceCents) }),
    demo: demo && { label: words.demo, path: demo.path },
    note: cards.intro,
    block: titleBlock(product),
    tools: product.type === 'bundle' ? toolsIn(product) : undefined,
  };
}

function toolsIn({ includes }: Bundle) {
  return includes
    .map((slug) => tools().find((tool) => tool.slug === slug)!)
    .map(({ slug, title }) => ({ slug, title, href: routes.product(slug) }));
}

/** The drawing's title block: a tool is one sheet of the set, the bundle all of them. */
function titleBlock({ slug, title, category, files }: Product): ProductHeadProps['block'] {
  const { product, categories } = content().toolbox;
  const { block } = product;
  const n = tools().findIndex((tool) => tool.slug === slug) + 1;
  const all = tools().length;
  return [
    { label: block.drawing, value: title },
    { label: block.kind, value: categories[category] },
    { label: block.files, value: endings(files.map(({ name }) => name)) },
    { label: block.sheet, value: n > 0 ? fill(block.sheetOf, { n, all }) : fill(block.sheets, { all }) },
  ];
}

/** The kinds of files, such as XLSX and PDF, without the license. */
function endings(names: string[]): string {
  const kinds = names.map((name) => name.split('.').at(-1)!.toUpperCase()).filter((kind) => kind !== 'TXT');
  return [...new Set(kinds)].join(', ');
}

export function partsWords(product: Product): ProductPartsProps {
  const { product: words, refund } = content().toolbox;
  return {
    lists: [
      { title: words.whatYouGet, items: product.whatYouGet },
      { title: words.benefits, items: product.benefits },
      { title: words.features, items: product.features },
    ],
    files: {
      title: words.files,
      items: product.files
        .filter(({ slug }) => slug === product.slug)
        .map(({ name, contains }) => ({
          name,
          contains: contains?.join(' · '),
          proof: proofOf(product, name),
          check: checkOf(product, name),
        })),
      samples: samplesOf(product),
    },
    promises: { license: { title: words.license, text: product.license }, refund },
  };
}

/** The proof of this version of a file, if there is one. */
function proofOf({ proof }: Product, name: string): string | undefined {
  if (proof?.file !== name) return undefined;
  return fill(content().toolbox.product.proof, {
    cases: proof.cases.toLocaleString('en-US'),
    differences: proof.differences,
    day: longDay(new Date(proof.on)),
  });
}

/** The demo's page checks a filled-in workbook. Nobody fills in the example. */
function checkOf({ slug }: Product, name: string) {
  const { demos, product } = content().toolbox;
  const demo = demos.items.find((item) => item.slug === slug);
  if (!demo || !name.endsWith('.xlsx') || name.endsWith('-example.xlsx')) return undefined;
  return { label: product.check, href: `${demo.path}#check` };
}

/** Files are listed under their tool. */
export function bundleWords(product: Bundle): ComponentProps<typeof BundlePage> {
  const { product: words } = content().toolbox;
  const { lists, promises, files } = partsWords(product);
  const ofTool = (slug: string) => product.files.filter((file) => file.slug === slug).map(({ name }) => name);
  return {
    head: headWords(product),
    lists,
    promises,
    samples: files.samples,
    files: {
      title: words.files,
      folders: [
        { title: words.bundleFiles, files: ofTool(product.slug) },
        ...toolsIn(product).map(({ slug, title, href }) => ({ title, href, files: ofTool(slug) })),
      ],
    },
    sum: bundleOffer().text,
  };
}

function samplesOf({ slug, samples }: Product): ReactNode {
  if (!samples) return undefined;
  const { samples: title, enlarge, close } = content().toolbox.product;
  const items = samples.map(({ picture, alt, caption, width, height, phoneFrom = 0, callouts }) => ({
    ...{ src: routes.sample(slug, sampleFile(picture)), alt, caption, width, height, phoneFrom, callouts },
  }));
  return createElement(ProductSamples, { title, enlarge, close, items });
}

/** `undefined` if the tool isn't in the bundle. */
export function inBundleWords({ slug }: Product): InBundleProps | undefined {
  return bundle().includes.includes(slug) ? bundleOffer() : undefined;
}

function bundleOffer(): InBundleProps {
  const { inBundle } = content().toolbox.product;
  const one = bundle();
  return {
    title: fill(inBundle.title, { bundle: one.title }),
    text: fill(inBundle.text, {
      all: one.includes.length,
      price: wholeDollars(one.priceCents),
      original: wholeDollars(one.originalPriceCents),
    }),
    link: inBundle.link,
    href: routes.product(one.slug),
  };
}
