import type { ToolRowProps } from '@/components/toolbox/tool-row';
import type { ToolboxProps } from '@/components/toolbox/toolbox';
import { routes } from '@/lib/kernel/routes';
import { firstSentence } from '@/lib/kernel/text';
import { content } from '@/lib/server/context';
import { cardBenefits } from '@/lib/shop/rules/card-lists';
import { getsWords } from './gets-words';
import { priceWords } from './prices';
import { bundle, bundleCount, tools, type Tool } from './products';

/** The content of /toolbox, with lists cut and prices rounded. */
export function toolboxWords(): ToolboxProps {
  const { toolbox } = content();
  const { hero, demos, cards, trust, testDrive } = toolbox;
  const titles = new Map(tools().map(({ slug, title }) => [slug, title]));
  const { title, intro, empty, buy, details, fold, whatYouGet, benefits } = cards;
  return {
    hero,
    demos: { ...demos, items: demos.items.map((item) => ({ ...item, title: titles.get(item.slug)! })) },
    bundle: bundleWords(),
    catalogue: {
      ...{ title, intro, empty, buy, details, fold, whatYouGet, benefits },
      tools: tools().map(rowWords),
    },
    trust: { ...trust, items: [...trust.items, toolbox.refund] },
    testDrive,
  };
}

function bundleWords(): ToolboxProps['bundle'] {
  const { toolbox } = content();
  const one = bundle();
  const included = one.includes.map((slug) => tools().find((tool) => tool.slug === slug)!);
  return {
    slug: one.slug,
    href: routes.product(one.slug),
    ribbon: one.ribbon,
    title: one.title,
    count: bundleCount(one),
    text: firstSentence(one.description),
    contains: toolbox.bundle.contains,
    tools: included.map(({ slug, title }) => ({ title, href: routes.product(slug) })),
    benefits: cardBenefits(one.benefits),
    price: priceWords(one, toolbox),
    buy: toolbox.bundle.buy,
    details: toolbox.bundle.details,
  };
}

function rowWords(tool: Tool): ToolRowProps {
  const { toolbox } = content();
  const { slug, title, recommended } = tool;
  const { gets, more } = getsWords(tool.whatYouGet);
  return {
    slug,
    title,
    href: routes.product(slug),
    category: toolbox.categories[tool.category],
    text: firstSentence(tool.description),
    badge: recommended ? toolbox.cards.badge : undefined,
    price: priceWords(tool, toolbox),
    whatYouGet: gets,
    more,
    benefits: cardBenefits(tool.benefits),
  };
}
