import { PALETTE } from '@/lib/kernel/palette';
import { escapeMarkup } from '@/lib/kernel/text';

export type SentFields = Readonly<Record<string, string | undefined>>;

type Page = {
  status: number;
  title: string;
  text: string;
  brand: string;
  link: { label: string; href: string };
  /** A form that sends the same fields again. */
  again?: { label: string; fields: SentFields } | undefined;
};

const { paper, ink, brass } = PALETTE;

/** policy.mjs allows it by its hash. */
const PLAIN_STYLE = `
body { margin: 0; padding: 12vh 24px; background: ${paper.DEFAULT}; color: ${ink.DEFAULT}; font: 18px/1.55 Arial, sans-serif; }
main { max-width: 36rem; margin: 0 auto; padding-left: 24px; border-left: 3px solid ${brass.DEFAULT}; }
h1 { margin: 0 0 16px; font: 400 38px/1.1 Georgia, serif; text-wrap: balance; }
a { color: ${brass.deep}; font-weight: 700; text-underline-offset: 3px; }
button { padding: 12px 24px; border: 0; background: ${brass.deep}; color: ${paper.raised}; font: inherit; font-weight: 700; cursor: pointer; }
:focus-visible { outline: 3px solid ${brass.deep}; outline-offset: 3px; }
`;

/** A page for addresses that have none in Next, such as downloads. It loads nothing. */
export function plainPage({ status, ...page }: Page): Response {
  const headers = {
    'Cache-Control': 'no-store',
    'Content-Type': 'text/html; charset=utf-8',
    // Without a referrer, older browsers send `Origin: null` with a form.
    'Referrer-Policy': page.again ? 'origin' : 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex',
  };
  return new Response(plainHtml(page), { status, headers });
}

function plainHtml({ title, text, brand, link, again }: Omit<Page, 'status'>): string {
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
${again ? formAgain(again) : ''}<p><a href="${escapeMarkup(link.href)}">${escapeMarkup(link.label)}</a></p>
</main>
</body>
</html>
`;
}

function formAgain({ label, fields }: NonNullable<Page['again']>): string {
  const hidden = Object.entries(fields).map(
    ([name, value = '']) =>
      `<input type="hidden" name="${escapeMarkup(name)}" value="${escapeMarkup(value)}">\n`,
  );
  return `<form method="post">\n${hidden.join('')}<p><button>${escapeMarkup(label)}</button></p>\n</form>\n`;
}

export type Reader = { request: Request; brand: string };
export type PageLabels = Record<'backToSite' | 'backToPage' | 'sendAgain', string>;

export type PageWay = {
  /** The form's path; without it, the link leads to the home page. */
  back?: string | undefined;
  /** The fields, if they may be sent again. */
  sent?: SentFields | undefined;
};

/** Whether a person waits for the answer. */
export const wantsPage = ({ headers }: Request) => headers.get('accept')?.includes('text/html') ?? false;
