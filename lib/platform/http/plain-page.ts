import { PALETTE } from '@/components/ui/palette';
import { escapeMarkup } from '@/lib/kernel/text';

type Page = {
  status: number;
  title: string;
  text: string;
  brand: string;
  link: { label: string; href: string };
};

const { paper, ink, brass } = PALETTE;

/** How these pages look; their policy names it by its hash (front/policy/policy.ts). */
export const PLAIN_STYLE = `
body { margin: 0; padding: 12vh 24px; background: ${paper.DEFAULT}; color: ${ink.DEFAULT}; font: 18px/1.55 Arial, sans-serif; }
main { max-width: 36rem; margin: 0 auto; padding-left: 24px; border-left: 3px solid ${brass.DEFAULT}; }
h1 { margin: 0 0 16px; font: 400 38px/1.1 Georgia, serif; text-wrap: balance; }
a { color: ${brass.deep}; font-weight: 700; text-underline-offset: 3px; }
a:focus-visible { outline: 3px solid ${brass.deep}; outline-offset: 3px; }
`;

/**
 * A page for a person who followed a link to a file that can't be sent: an address that answers with files has no page of
 * the site. Paper and ink, and nothing that has to be loaded.
 */
export function plainPage({ status, ...page }: Page): Response {
  const headers = {
    'Cache-Control': 'no-store',
    'Content-Type': 'text/html; charset=utf-8',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex',
  };
  return new Response(plainHtml(page), { status, headers });
}

/** The text of such a page. */
export function plainHtml({ title, text, brand, link }: Omit<Page, 'status'>): string {
  return `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeMarkup(title)} - ${escapeMarkup(brand)}</title>
<style>${PLAIN_STYLE}</style>
</head>
<body>
<main>
<h1>${escapeMarkup(title)}</h1>
<p>${escapeMarkup(text)}</p>
<p><a href="${escapeMarkup(link.href)}">${escapeMarkup(link.label)}</a></p>
</main>
</body>
</html>
`;
}
