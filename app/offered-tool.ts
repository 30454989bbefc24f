import type { OfferedTool } from '@/components/diagnostic/words';
import type { Content } from '@/lib/content/content';
import { wholeDollars } from '@/lib/kernel/money';

/** A tool that is sold, with its demo if there is one. */
export function soldTool(slug: string, { products, toolbox }: Content) {
  const product = products.find((one) => one.slug === slug);
  const demo = toolbox.demos.items.find((item) => item.slug === slug);
  return product && { slug, title: product.title, price: wholeDollars(product.priceCents), demo };
}

/** A tool that is sold and has a demo. */
export function offeredTool(slug: string, content: Content): OfferedTool | undefined {
  const tool = soldTool(slug, content);
  return tool?.demo && { ...tool, line: tool.demo.line, demo: tool.demo.path };
}
