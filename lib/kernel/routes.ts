import type { PhotoOf } from './photos';

/** Every address of the site. Every page's script contains this list, so keep it small. */
export const routes = {
  home: '/',
  testimonials: '/testimonials',
  bookCall: '/book-call',
  diagnostic: '/diagnostic',
  results: (id: string) => `/diagnostic/results/${encodeURIComponent(id)}`,
  /** Words for a comparison made in the tab. */
  comparisonWords: '/diagnostic/comparison.json',
  /** The form that asks for the report by mail. */
  resultReport: (id: string) => `/diagnostic/results/${encodeURIComponent(id)}/report`,
  library: '/library',
  feed: '/feed.xml',
  page: (slug: string) => `/library/${slug}`,
  /** The page on a statement or an area, by its id. */
  libraryPage: (id: string) => `/library/${libraryName(id)}`,
  aboutTeamRooms: '/diagnostic/team',
  /** Takes the founder's key, the team's, or that of one answer. */
  teamRoom: (key: string) => `/team/${encodeURIComponent(key)}`,
  teamRoomDelete: (key: string) => `/team/${encodeURIComponent(key)}/delete`,
  sprintProgram: '/sprint-program',
  toolbox: '/toolbox',
  orderRefund: (token: string) => `/orders/${encodeURIComponent(token)}/refund`,
  order: (token: string) => `/orders/${encodeURIComponent(token)}`,
  product: (slug: string) => `/toolbox/${slug}`,
  /** Words and prices, fetched when a purchase begins. */
  checkoutFacts: '/checkout.json',
  /** Where Stripe leads back to (rule 39). */
  paymentReturn: '/toolbox?success=true',
  findPurchase: '/find-purchase',
  /** Asks for a link to one's data. */
  yourData: '/your-data',
  /** These three take the key to one person's data. */
  dataPage: (key: string) => `/your-data/${encodeURIComponent(key)}`,
  dataExport: (key: string) => `/your-data/${encodeURIComponent(key)}/export`,
  dataDelete: (key: string) => `/your-data/${encodeURIComponent(key)}/delete`,
  newAddress: (key: string) => `/new-address/${encodeURIComponent(key)}`,
  confirmNewsletter: (token: string) => `/confirm-newsletter/${encodeURIComponent(token)}`,
  unsubscribe: (token: string) => `/unsubscribe/${encodeURIComponent(token)}`,
  /** "This was not me" of the report mail; the token is signed. */
  notMe: (token: string) => `/not-me/${encodeURIComponent(token)}`,
  drawings: '/images/drawings.svg',
  /** A picture of a page of a product's files. */
  sample: (slug: string, file: string) => `/images/samples/${slug}/${file}`,
  photo: (of: PhotoOf, file: string) => `/images/photos/${of}/${file}`,
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
  refundRules: '/terms-of-service#refunds',
} as const;

/** "key-results" for `keyResults`. */
export const libraryName = (id: string): string =>
  id.replace(/[A-Z]+(?![a-z])|[A-Z]/g, (letters) => `-${letters.toLowerCase()}`);

/** Takes a step of the diagnostic posted without a script. */
export const DIAGNOSTIC_ANSWER = '/diagnostic/answer';
export const DIAGNOSTIC_STEPS = '/diagnostic/steps';

/** Scripts of still pages, named by hash. */
export const STILL_FILES = '/_still/';

/** The template of a page that sells in which React sleeps (docs/decisions/serving.md). */
export const ASLEEP = 'asleep';

/** Whether the page may load Stripe.js (docs/decisions/serving.md). */
export function takesPayments(pathname: string): boolean {
  return pathname === routes.toolbox || pathname.startsWith(`${routes.toolbox}/`);
}

/** `/*` at the end of a page's path stands for all below it. */
export const isOneOf = (pages: readonly string[], pathname: string) =>
  pages.some((path) => (path.endsWith('/*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path));

export const apiRoutes = {
  /** Liveness and readiness. */
  health: '/api/health',
  ready: '/api/ready',
  /** Does the workers' jobs once; needs CRON_SECRET. */
  work: '/api/work',
  products: '/api/products',
  createPaymentIntent: '/api/create-payment-intent',
  createCheckoutSession: '/api/create-checkout-session',
  orderContact: '/api/orders/contact',
  orderClaim: '/api/orders/claim',
  stripeWebhook: '/api/webhooks/stripe',
  bookingWebhook: '/api/webhooks/booking',
  findPurchase: '/api/find-purchase',
  assessments: '/api/assessments',
  scheduleClarityCall: '/api/schedule-clarity-call',
  teamRooms: '/api/team-rooms',
  answerTeamRoom: '/api/team-rooms/answer',
  closeTeamRoom: '/api/team-rooms/close',
  deleteTeamRoom: '/api/team-rooms/delete',
  notMe: '/api/not-me',
  confirmNewsletter: '/api/confirm-newsletter',
  /** Mail programs post to it; a GET leads to the page. */
  unsubscribe: (token: string) => `/api/unsubscribe/${encodeURIComponent(token)}`,
  newAddress: '/api/new-address',
  yourData: '/api/your-data',
  correctData: '/api/your-data/correct',
  changeAddress: '/api/your-data/address',
  stopNewsletter: '/api/your-data/newsletter',
  eraseData: '/api/your-data/delete',
  download: (token: string) => `/api/downloads/${encodeURIComponent(token)}`,
  assessment: (id: string) => `/api/assessments/${encodeURIComponent(id)}`,
} as const;
