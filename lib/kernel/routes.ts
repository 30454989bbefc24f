import type { PhotoOf } from './photos';

/** Every address of the site, written once; every page carries this list with it. */
export const routes = {
  home: '/',
  testimonials: '/testimonials',
  bookCall: '/book-call',
  diagnostic: '/diagnostic',
  results: (id: string) => `/diagnostic/results/${encodeURIComponent(id)}`,
  /** Words of a comparison, fetched by a tab that makes one. */
  comparisonWords: '/diagnostic/comparison.json',
  /** Takes the form on a results page that asks for the report by mail. */
  resultReport: (id: string) => `/diagnostic/results/${encodeURIComponent(id)}/report`,
  library: '/library',
  /** The Atom feed of content/pages. */
  feed: '/feed.xml',
  /** A page of content/pages. */
  page: (slug: string) => `/library/${slug}`,
  /** The page on a statement or an area, by its id. */
  libraryPage: (id: string) => `/library/${libraryName(id)}`,
  /** Explains team rooms, and makes one. */
  aboutTeamRooms: '/diagnostic/team',
  /** With the founder's key, with the one to hand out or with that of an answer: each shows what it opens. */
  teamRoom: (key: string) => `/team/${encodeURIComponent(key)}`,
  teamRoomDelete: (key: string) => `/team/${encodeURIComponent(key)}/delete`,
  sprintProgram: '/sprint-program',
  toolbox: '/toolbox',
  order: (token: string) => `/orders/${encodeURIComponent(token)}`,
  product: (slug: string) => `/toolbox/${slug}`,
  /** Words and prices of the checkout, fetched when a purchase starts. */
  checkoutFacts: '/checkout.json',
  /** Where Stripe leads back to (rule 39). */
  paymentReturn: '/toolbox?success=true',
  /** Takes the form for the receipt on an order page. */
  orderReceipt: (token: string) => `/orders/${encodeURIComponent(token)}/receipt`,
  findPurchase: '/find-purchase',
  /** Sends a link to what is stored about somebody. */
  yourData: '/your-data',
  /** With a key to somebody's data: the page, its file, and the question before it is deleted. */
  dataPage: (key: string) => `/your-data/${encodeURIComponent(key)}`,
  dataExport: (key: string) => `/your-data/${encodeURIComponent(key)}/export`,
  dataDelete: (key: string) => `/your-data/${encodeURIComponent(key)}/delete`,
  /** Where a new mailbox confirms that it takes the place of another. */
  newAddress: (key: string) => `/new-address/${encodeURIComponent(key)}`,
  confirmNewsletter: (token: string) => `/confirm-newsletter/${encodeURIComponent(token)}`,
  unsubscribe: (token: string) => `/unsubscribe/${encodeURIComponent(token)}`,
  /**
   * Where whoever did not fill in a diagnostic deletes it; the token is signed, and stands in the report
   * mail.
   */
  notMe: (token: string) => `/not-me/${encodeURIComponent(token)}`,
  /** One SVG file with every drawing. */
  drawings: '/images/drawings.svg',
  /** A picture of a page out of a product's files. */
  sample: (slug: string, file: string) => `/images/samples/${slug}/${file}`,
  /** Somebody's photo. */
  photo: (of: PhotoOf, file: string) => `/images/photos/${of}/${file}`,
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
  refundRules: '/terms-of-service#refunds',
} as const;

/** The last part of such an address: keyResults is key-results. */
export const libraryName = (id: string): string =>
  id.replace(/[A-Z]+(?![a-z])|[A-Z]/g, (letters) => `-${letters.toLowerCase()}`);

/** Takes a step of the diagnostic that the browser has sent by itself, and leads to the next. */
export const DIAGNOSTIC_ANSWER = '/diagnostic/answer';
export const DIAGNOSTIC_STEPS = '/diagnostic/steps';

/** Where scripts are that pages without React have; their names are hashes. */
export const STILL_FILES = '/_still/';

/**
 * Whether something can be bought at this address: only there may a page load what Stripe needs
 * (docs/decisions/serving.md).
 */
export function takesPayments(pathname: string): boolean {
  return pathname === routes.toolbox || pathname.startsWith(`${routes.toolbox}/`);
}

/** Whether this is the address of one of these pages, `/*` at the end for all below it. */
export const isOneOf = (pages: readonly string[], pathname: string) =>
  pages.some((path) => (path.endsWith('/*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path));
