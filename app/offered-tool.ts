import type { OfferedTool } from '@/components/diagnostic/report/words';
import type { Content } from '@/lib/content/content';
import { wholeDollars } from '@/lib/kernel/money';

/** A tool, while it is sold; with its demo, while there is one. */
export function soldTool(slug: string, { products, toolbox }: Content) {
  const product = products.find((one) => one.slug === slug);
  const demo = toolbox.demos.items.find((item) => item.slug === slug);
  return product && { slug, title: product.title, price: wholeDollars(product.priceCents), demo };
}

/** A tool, while it is sold and can be tried. */
export function offeredTool(slug: string, content: Content): OfferedTool | undefined {
  const tool = soldTool(slug, content);
  return tool?.demo && { ...tool, line: tool.demo.line, demo: tool.demo.path };
}
