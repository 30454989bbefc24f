import { createElement } from 'react';
import type { ProductProps } from '@/components/toolbox/product';
import type { ProductHeadProps } from '@/components/toolbox/product-head';
import { Sample, type SampleProps } from '@/components/toolbox/product-samples';
import { ToolSheet } from '@/components/toolbox/tool-sheet';
import { Quote } from '@/components/ui/quote';
import { routes } from '@/lib/kernel/routes';
import { content } from '@/lib/server/context';
import type { Content } from '@/lib/content/content';
import { kindOfFile, LICENSE_FILE, onPhone, sampleFile, toolFolder } from '@/lib/shop/rules/product-file';
import { pick } from '@/lib/kernel/keyed';
import { wholeDollars } from '@/lib/kernel/money';
import { fill } from '@/lib/kernel/text';
import { splitDescription, cardItems } from '@/lib/shop/rules/catalogue';
import { badgeOf, bundle, countOf, priceWords, titleOf, tools } from './products';

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
    benefits: { title: words.benefits, items: product.benefits },
    features: { title: words.features, items: product.features },
    samples: {
      title: words.samples,
      // The head shows the first of a tool.
      items: (isBundle
        ? [...samplesOf(product), ...samplesOfTools(product)]
        : samplesOf(product).slice(1)
      ).map((sample) => createElement(Sample, { key: sample.src, ...sample, ...words })),
    },
    week,
    fullSystem: fullSystem && { ...fullSystem, href: site.links.tracker },
    whatYouGet: { title: words.whatYouGet, items: linesOf(product) },
    refund,
    again: words.again,
    ways: [
      ...inBundleWords(product),
      { ...diagnostic, title: isBundle ? words.notAll : diagnostic.title, href: routes.diagnostic },
    ],
  };
}

const QUOTE = 'border-l-3 border-brass py-1 pl-5 font-display text-l/[1.35] text-pretty';

function headWords(product: Product): ProductHeadProps {
  const { toolbox, testimonials } = content();
  const { slug, title } = product;
  const said = testimonials.strip.find(({ id }) => 'quote' in product && id === product.quote);
  const { product: words, cards } = toolbox;
  const { lead, rest } = splitDescription(product.description);
  const [first] = samplesOf(product);
  return {
    slug,
    title,
    back: words.back,
    category: [
      toolbox.categories[product.category],
      product.type === 'bundle' ? countOf(product) : endings(product),
    ].join('\u00a0· '),
    badge: badgeOf(product),
    lead,
    rest,
    price: priceWords(product, toolbox),
    buy: fill(words.buy, { price: wholeDollars(product.priceCents) }),
    demo: product.type === 'bundle' ? { label: words.demos, path: `${routes.toolbox}#demos` } : demoOf(slug),
    note: `${cards.intro} ${words.demoNote}`,
    quote:
      said && createElement(Quote, { ...said, author: said.name, business: said.industry, className: QUOTE }),
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

/** Of the bundle, numbered as their folders are. */
function toolsIn(product: Product) {
  if (product.type === 'digital') return [];
  return product.includes.map((slug) => {
    const [number = ''] = toolFolder(slug, product.firstOpened).split('-');
    return { slug, number, title: titleOf(slug), href: routes.product(slug) };
  });
}

const endingOf = (name: string): string => name.split('.').at(-1)!.toUpperCase();

/** The kinds of files, such as XLSX and PDF, without the license. */
const endings = ({ files }: Product): string =>
  [...new Set(files.map(({ name }) => endingOf(name)))].filter((kind) => kind !== 'TXT').join(', ');

/**
 * What one gets, line by line: those about a file, or a tool of the bundle, with what is in it. The first
 * line about a kind of file is about the first file of that kind. The license comes last.
 */
function linesOf(product: Product): ProductProps['whatYouGet']['items'] {
  const { files, license } = product;
  const whatYouGet = [...product.whatYouGet, `${content().toolbox.product.license}: ${license}`];
  const [kinds, bundled] = [whatYouGet.map(kindOfFile), toolsIn(product)];
  return whatYouGet.map((line, index) => {
    const tool = bundled.find(({ title }) => line.startsWith(title));
    // Every tool has the same license.
    const ofTool = files.filter(({ slug, name }) => slug === tool?.slug && name !== LICENSE_FILE);
    const names = ofTool.map(({ name }) => name);
    if (tool) return { line, parts: partsOf('files', names) };
    const before = kinds.slice(0, index).filter((kind) => kind === kinds[index]);
    const ofKind = files.filter(({ name }) => name.endsWith(`.${kinds[index]}`));
    const { name = '', contains = [] } = ofKind[before.length] ?? {};
    const parts = partsOf(PARTS[endingOf(name)] ?? 'parts', contains);
    return { line, ...checkOf(product, name), ...(contains.length > 1 && { parts }) };
  });
}

/** What the parts of a file are called. */
const PARTS: Record<string, 'sheets' | 'slides'> = { XLSX: 'sheets', PPTX: 'slides' };

const partsOf = (kind: keyof Content['toolbox']['product']['counts'], names: string[]) => ({
  count: fill(content().toolbox.product.counts[kind], { n: names.length }),
  names,
});

/** How this version of a workbook was proved, and the demo's page, which checks it once it is filled in. */
function checkOf({ slug, proof }: Product, name: string) {
  const { product } = content().toolbox;
  const demo = demoOf(slug);
  // Nobody fills in the example.
  if (!demo || !name.endsWith('.xlsx') || name.endsWith('-example.xlsx')) return undefined;
  const cases = proof?.file === name && proof.cases.toLocaleString('en-US');
  return {
    note: cases ? fill(product.proof, { cases }) : undefined,
    check: { label: product.check, href: `${demo.path}#check` },
  };
}

/** The pictures that its page shows, in their order. */
export const samplesOf = ({ slug, samples = [] }: Product): SampleProps[] =>
  samples
    .filter(({ onlyInGuide }) => !onlyInGuide)
    .map(({ picture, onPhone: phone, ...sample }) => ({
      ...pick(sample, ['alt', 'caption', 'width', 'height', 'callouts']),
      src: routes.sample(slug, sampleFile(picture)),
      phone: phone && { ...phone, src: routes.sample(slug, sampleFile(onPhone(picture))) },
    }));

/** The first picture of each tool that the page of the bundle shows. */
const samplesOfTools = ({ shows }: Bundle): SampleProps[] =>
  tools()
    .filter(({ slug }) => shows.includes(slug))
    .flatMap((tool) => {
      const [first] = samplesOf(tool);
      return first ? [{ ...first, tool: { title: tool.title, href: routes.product(tool.slug) } }] : [];
    });

/** The way to the bundle, if the tool is in it. */
function inBundleWords({ slug }: Product): ProductProps['ways'] {
  const { inBundle } = content().toolbox.product;
  const one = bundle();
  if (!one.includes.includes(slug)) return [];
  return [
    {
      title: fill(inBundle.title, { bundle: one.title }),
      text: fill(inBundle.text, {
        all: one.includes.length,
        price: wholeDollars(one.priceCents),
        original: wholeDollars(one.originalPriceCents),
      }),
      button: inBundle.link,
      href: routes.product(one.slug),
    },
  ];
}

/** The first lines of what one gets, and "+ n more" if there are more. */
export function getsWords(whatYouGet: readonly string[]): { gets: string[]; more?: string } {
  const { shown, more } = cardItems(whatYouGet);
  return { gets: shown, more: more > 0 ? fill(content().toolbox.cards.more, { n: more }) : undefined };
}
