// Delete when Next lets a site have one stylesheet a page, and fetch its typefaces later (decision 035).
// Test: tests/unit/front/next-internals/page-styles.test.ts, tests/e2e/first-paint.spec.ts

/**
 * How Next names a page's stylesheets and announces its typefaces, and the classes by which those come in.
 */
const SHEET = /<link rel="stylesheet" href="(\/_next\/[^"]+\.css)" data-precedence="next"\/>/g;
const ANNOUNCED = /<link rel="preload" href="[^"]+" as="font"[^>]*>/g;
const BRINGS_FACE = /^\w+_variable$/;
const CLASSES = / class="([^"]*)"/g;

/**
 * The addresses of a page's stylesheets, in their order; none for a page that is not Next's.
 * @throws Error where Next names one in another way than this knows
 */
export function sheetsOf(html: string): string[] {
  const links = html.match(/<link [^>]*\/_next\/[^>]*\.css"[^>]*>/g) ?? [];
  const named = Array.from(html.matchAll(SHEET), ([, address = '']) => address);
  if (links.length !== named.length)
    throw new Error(
      'Next names a stylesheet in a way that front/next-internals/page-styles.ts does not know.',
    );
  return named;
}

/** A typeface: its file, and the class that brings it in. */
export type Face = { file: string; className: string };

/**
 * The typefaces that a page's classes bring in, in the order of the page.
 * @param css the page's stylesheets, which name files by their whole address
 * @throws Error where next/font writes them in another way than this knows
 */
export function facesOf(html: string, css: string): Face[] {
  const classes = Array.from(html.matchAll(CLASSES), ([, names = '']) => names.split(' ')).flat();
  return [...new Set(classes.filter((name) => BRINGS_FACE.test(name)))].map((className) => {
    const [, family] = new RegExp(`\\.${className}\\{--[\\w-]+:"?([\\w ]+)`).exec(css) ?? [];
    const [, file] =
      new RegExp(`@font-face\\{font-family:${family};src:url\\(([^)]+\\.woff2)\\)`).exec(css) ?? [];
    if (!file) throw new Error('next/font writes a typeface in a way that page-styles.ts does not know.');
    return { file, className };
  });
}

/**
 * The same page with styles of our own, and without its typefaces.
 * @param own the markup of those styles: it ends the head, since programs that show a link to the page read
 * only its beginning
 * @param isWoken whether React may take the page over: it looks for its stylesheets by their addresses, and
 * finds them switched off
 */
export function withStyles(html: string, own: string, isWoken: boolean): string {
  const sheets = (html.match(SHEET) ?? []).map((link) => link.replace('/>', ' disabled=""/>'));
  return html
    .replaceAll(ANNOUNCED, '')
    .replaceAll(CLASSES, (_, names: string) => {
      const kept = names.split(' ').filter((name) => !BRINGS_FACE.test(name));
      return kept.length > 0 ? ` class="${kept.join(' ')}"` : '';
    })
    .replaceAll(SHEET, '')
    .replace('</head>', (end) => own + (isWoken ? sheets.join('') : '') + end);
}
