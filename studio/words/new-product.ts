import { stringify } from 'yaml';

/**
 * A product.yaml with every key that one needs and nothing in it yet: the check says what is missing, until
 * it can be published.
 */
export function newProduct(slug: string, title: string): string {
  const words = {
    ...{ slug, title, type: 'digital', category: 'templates', priceCents: 0, recommended: false },
    ...{ description: '', whatYouGet: [''], benefits: [''], features: [''], license: '' },
    seo: { title: `${title} - {brand}`, description: '' },
    files: [],
  };
  return `# yaml-language-server: $schema=../../.schemas/products/product.json\n${stringify(words, { lineWidth: 0 })}`;
}
