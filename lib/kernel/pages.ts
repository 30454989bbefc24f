import { isOneOf, routes } from './routes';

type Page = {
  /** A description for /test-navigation. With an id in the path: what an unknown id shows. */
  screen: string;
  /** The content file whose claims it prints. */
  words?: string;
  /** Rendered at build and sent without React (docs/decisions/serving.md). */
  still?: true;
  /** Needs React, and is the same for everybody, so browsers may prefetch it. */
  prepared?: true;
};

/** Every page; titles are in content/site.yaml. Sitemap, sharing images and much else follow from this. */
const PAGES = {
  '/': { screen: 'Home (landing page)', words: 'home.yaml', still: true },
  '/testimonials': { screen: 'Testimonials', words: 'testimonials.yaml', still: true },
  '/book-call': { screen: 'Booking page', words: 'booking.yaml', still: true },
  '/diagnostic': { screen: 'Diagnostic form', words: 'diagnostic/questionnaire.yaml', prepared: true },
  '/diagnostic/results/{id}': { screen: 'Diagnostic results; an unknown id' },
  '/library': { screen: 'Index of content/pages', words: 'library.yaml', still: true },
  '/diagnostic/team': { screen: 'Explains team rooms, and makes one', still: true },
  '/team/{token}': { screen: 'A team room: to rate, to close, to read; an unknown link' },
  '/sprint-program': { screen: 'Sprint program page', words: 'programme.yaml', still: true },
  '/toolbox': { screen: 'Toolbox', words: 'toolbox.yaml', prepared: true },
  '/orders/{token}': { screen: 'Order page; an unknown code' },
  '/find-purchase': { screen: 'Find my purchase' },
  '/not-me/{token}': { screen: 'Deletes a diagnostic that somebody else filled in; an unknown link' },
  '/your-data': { screen: 'Asks for a link to what is stored' },
  '/your-data/{token}': { screen: 'What is stored about somebody; an unknown link' },
  '/new-address/{token}': { screen: 'Confirms a new address; an unknown link' },
  '/confirm-newsletter/{token}': { screen: 'Confirms the newsletter; an unknown link' },
  '/unsubscribe/{token}': { screen: 'Stops the newsletter; an unknown link' },
  '/privacy-policy': { screen: 'Privacy policy', still: true },
  '/terms-of-service': { screen: 'Terms of service', still: true },
  '/test-navigation': { screen: 'This page' },
} satisfies Record<`/${string}`, Page>;

type PagePath = keyof typeof PAGES;
export const PAGE_PATHS = Object.keys(PAGES) as PagePath[];

export const pageAt = (path: PagePath): Page => PAGES[path];

/** Pages below these are like them: products, pages of content/pages. */
const PARENTS = [routes.toolbox, routes.library];

const patterns = (is: (page: Page) => boolean) =>
  PAGE_PATHS.filter((path) => is(pageAt(path))).flatMap((path) =>
    PARENTS.some((parent) => parent === path) ? [path, `${path}/*`] : [path],
  );

export const STILL_PAGES = patterns(({ still }) => still === true);

export const PREPARED_PAGES = patterns(({ still, prepared }) => still === true || prepared === true);

export const isStill = (path: string) => isOneOf(STILL_PAGES, path);

export const isPrepared = (path: string) => isOneOf(PREPARED_PAGES, path);

const FILES = [
  /^\/(api|_next|_still|og|icons|\.well-known|images\/(site|tools|photos|samples))\//,
  /^\/(sitemap\.xml|feed\.xml|robots\.txt|llms\.txt|favicon\.ico|icon\.svg|manifest\.webmanifest|checkout\.json)$/,
  /^\/(apple-icon|images\/drawings\.svg)$/,
];

/** Whether something of the site may answer at this address, whatever content says. */
export const isAddressOfSite = (path: string): boolean =>
  FILES.some((file) => file.test(path)) ||
  PAGE_PATHS.some((page) => new RegExp(`^${page.replace(/\{\w+\}/, '[^/]+')}$`).test(path));

/** The lower-case address of a page or product typed with capitals, else `null`. Keys keep their case. */
export function inSmallLetters(path: string): string | null {
  const small = path.toLowerCase();
  if (small === path) return null;
  const isKnown = Object.hasOwn(PAGES, small) || PARENTS.some((parent) => small.startsWith(`${parent}/`));
  return isKnown ? small : null;
}
