import { createElement } from 'react';
import type { ProductProps } from '@/components/toolbox/product';
import type { ProductHeadProps } from '@/components/toolbox/product-head';
import { Sample, type SampleProps } from '@/components/toolbox/product-samples';
import { ToolSheet } from '@/components/toolbox/tool-sheet';
import { routes } from '@/lib/kernel/routes';
import { content } from '@/lib/server/context';
import type { Content } from '@/lib/content/content';
import { LICENSE_FILE, onPhone, sampleFile, toolFolder } from '@/lib/shop/rules/product-file';
import { pick } from '@/lib/kernel/keyed';
import { wholeDollars } from '@/lib/kernel/money';
import { fill } from '@/lib/kernel/text';
import { splitDescription, cardItems } from '@/lib/shop/rules/catalogue';
import { badgeOf, bundle, kindOf, priceWords, titleOf } from './products';

type Product = Content['products'][number];
type Bundle = Extract<Product, { type: 'bundle' }>;

/** All that the page of a product says. */
export function productWords(product: Product): ProductProps {
  const { toolbox, site } = content();
  const { product: words, refund, diagnostic } = toolbox;
  const isBundle = product.type === 'bundle';
  const { week, fullSystem } = ('page' in product && product.page) || {};
  return {
    head: headWords(product),
    lists: {
      whatYouGet: { title: words.whatYouGet, items: product.whatYouGet },
      benefits: { title: words.benefits, items: product.benefits },
      features: { title: words.features, items: product.features },
    },
    samples: {
      title: words.samples,
      // The head shows the first of a tool.
      items: samplesOf(product)
        .slice(isBundle ? 0 : 1)
        .map((sample) => createElement(Sample, { key: sample.src, ...sample, ...words })),
    },
    week,
    fullSystem: fullSystem && { ...fullSystem, href: site.links.tracker, newTab: site.words.newTab },
    files: {
      title: words.files,
      items: isBundle ? foldersOf(product) : filesOf(product),
    },
    promises: [{ title: words.license, text: product.license }, refund],
    again: words.again,
    ways: [
      ...inBundleWords(product),
      { ...diagnostic, title: isBundle ? words.notAll : diagnostic.title, href: routes.diagnostic },
    ],
  };
}

function headWords(product: Product): ProductHeadProps {
  const { toolbox } = content();
  const { slug, title } = product;
  const { product: words, cards } = toolbox;
  const { lead, rest } = splitDescription(product.description);
  const [first] = samplesOf(product);
  return {
    slug,
    title,
    back: words.back,
    category: product.type === 'bundle' ? kindOf(product) : `${kindOf(product)} · ${endings(product)}`,
    badge: badgeOf(product),
    lead,
    rest,
    price: priceWords(product, toolbox),
    buy: fill(words.buy, { price: wholeDollars(product.priceCents) }),
    demo: product.type === 'bundle' ? { label: words.demos, path: `${routes.toolbox}#demos` } : demoOf(slug),
    note: cards.intro,
    picture:
      product.type === 'bundle'
        ? createElement(ToolSheet, { tools: toolsIn(product) })
        : first && createElement(Sample, { ...first, ...words, first: true }),
  };
}

/** The free demo of a tool. */
export function demoOf(slug: string) {
  const { demos, product } = content().toolbox;
  const demo = demos.items.find((item) => item.slug === slug);
  return demo && { label: product.demo, path: demo.path };
}

/** Numbered as their folders are. */
function toolsIn({ includes, firstOpened }: Bundle) {
  return includes.map((slug) => {
    const [number = ''] = toolFolder(slug, firstOpened).split('-');
    return { slug, number, title: titleOf(slug), href: routes.product(slug) };
  });
}

const endingOf = (name: string): string => name.split('.').at(-1)!.toUpperCase();

/** The kinds of files, such as XLSX and PDF, without the license. */
const endings = ({ files }: Product): string =>
  [...new Set(files.map(({ name }) => endingOf(name)))].filter((kind) => kind !== 'TXT').join(', ');

/** The license has a part of the page for itself. */
const filesOf = (product: Product) =>
  product.files
    .filter(({ name }) => name !== LICENSE_FILE)
    .map(({ name, contains }) => ({
      name,
      notes: [...(contains.length === 1 ? contains : []), ...proofOf(product, name)],
      parts: contains.length > 1 ? partsOf(PARTS[endingOf(name)] ?? 'parts', contains) : undefined,
      check: checkOf(product, name),
    }));

/** What the parts of a file are called. */
const PARTS: Record<string, 'sheets' | 'slides'> = { XLSX: 'sheets', PPTX: 'slides' };

const partsOf = (kind: keyof Content['toolbox']['product']['counts'], names: string[]) => ({
  count: fill(content().toolbox.product.counts[kind], { n: names.length }),
  names,
});

/** Files of the bundle are listed under their tool. Every tool has the same license. */
function foldersOf(bundle: Bundle) {
  const own = { slug: bundle.slug, number: '', title: content().toolbox.product.bundleFiles };
  return [own, ...toolsIn(bundle)].map(({ slug: of, number, title }) => {
    const names = bundle.files
      .filter(({ slug, name }) => slug === of && (name !== LICENSE_FILE || slug === bundle.slug))
      .map(({ name }) => name);
    return { name: `${number} ${title}`.trim(), parts: partsOf('files', names) };
  });
}

/** The proof of this version of a file, if there is one. */
function proofOf({ proof }: Product, name: string): string[] {
  if (proof?.file !== name) return [];
  return [fill(content().toolbox.product.proof, { cases: proof.cases.toLocaleString('en-US') })];
}

/** The demo's page checks a filled-in workbook. Nobody fills in the example. */
function checkOf({ slug }: Product, name: string) {
  const { product } = content().toolbox;
  const demo = demoOf(slug);
  if (!demo || !name.endsWith('.xlsx') || name.endsWith('-example.xlsx')) return undefined;
  return { label: product.check, href: `${demo.path}#check` };
}

const samplesOf = ({ slug, samples = [] }: Product): SampleProps[] =>
  samples
    .filter(({ onlyInGuide }) => !onlyInGuide)
    .map(({ picture, onPhone: phone, ...sample }) => ({
      ...pick(sample, ['alt', 'caption', 'width', 'height', 'callouts']),
      src: routes.sample(slug, sampleFile(picture)),
      phone: phone && { ...phone, src: routes.sample(slug, sampleFile(onPhone(picture))) },
    }));

/** The way to the bundle, if the tool is in it. */
function inBundleWords({ slug }: Product): ProductProps['ways'] {
  const { inBundle } = content().toolbox.product;
  const one = bundle();
  if (!one.includes.includes(slug)) return [];
  const words = {
    title: fill(inBundle.title, { bundle: one.title }),
    text: fill(inBundle.text, {
      all: one.includes.length,
      price: wholeDollars(one.priceCents),
      original: wholeDollars(one.originalPriceCents),
    }),
    button: inBundle.link,
    href: routes.product(one.slug),
  };
  return [words];
}

/** The first lines of what one gets, and "+ n more" if there are more. */
export function getsWords(whatYouGet: readonly string[]): { gets: string[]; more?: string } {
  const { shown, more } = cardItems(whatYouGet);
  return { gets: shown, more: more > 0 ? fill(content().toolbox.cards.more, { n: more }) : undefined };
}
