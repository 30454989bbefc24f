import { pageMetadata } from '@/app/page-metadata';
import { thingsOf } from '@/app/structured-data/things';
import { JsonLd } from '@/components/layout/json-ld';
import { Toolbox, type ToolboxProps } from '@/components/toolbox/toolbox';
import type { ToolRowProps } from '@/components/toolbox/tool-row';
import { routes } from '@/lib/kernel/routes';
import { firstSentence } from '@/lib/kernel/text';
import type { Content } from '@/lib/content/content';
import { content } from '@/lib/server/context';
import { cardBenefits } from '@/lib/shop/rules/catalogue';
import { demoOf, getsWords } from './product-words';
import { priceWords, badgeOf, bundle, firstTools, countOf, startTitle, titleOf, tools } from './products';

export const generateMetadata = () => pageMetadata('/toolbox');

export default function ToolboxPage() {
  return (
    <>
      <JsonLd things={thingsOf('/toolbox')} />
      <Toolbox {...toolboxWords()} />
    </>
  );
}

/** The content of /toolbox, with lists cut and prices rounded. */
function toolboxWords(): ToolboxProps {
  const { toolbox } = content();
  const { hero, demos, cards, trust, testDrive, diagnostic } = toolbox;
  return {
    hero,
    bundle: rowWords(bundle()),
    catalogue: {
      ...cards,
      start: { title: startTitle(), tools: firstTools() },
      unsure: { ...diagnostic, href: routes.diagnostic },
      tools: tools().map(rowWords),
    },
    demos: {
      title: demos.title,
      text: demos.text,
      items: demos.items.map(({ slug, path, line }) => ({ slug, path, line, title: titleOf(slug) })),
    },
    trust: { ...trust, items: [...trust.items, toolbox.refund] },
    testDrive,
  };
}

function rowWords(product: Content['products'][number]): ToolRowProps {
  const { slug, title, description } = product;
  const { gets, more } = getsWords(product.whatYouGet);
  return {
    slug,
    title,
    href: routes.product(slug),
    count: product.type === 'bundle' ? countOf(product) : undefined,
    text: firstSentence(description),
    badge: badgeOf(product),
    price: priceWords(product, content().toolbox),
    whatYouGet: gets,
    more,
    benefits: cardBenefits(product.benefits),
    demo: demoOf(slug),
  };
}
