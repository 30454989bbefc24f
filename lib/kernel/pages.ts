type Page = {
  /** What there is to see, for developers. Of an address with an id in it: for one that nobody has. */
  screen: string;
  /** The file under content/ whose claims it prints. */
  words?: string;
};

/**
 * Every page that content/site.yaml gives a title, a description, and a place in search engines or none. Sitemap, llms.txt,
 * sharing images and structured data follow from those; /test-navigation lists them.
 */
const PAGES = {
  '/': { screen: 'Home (landing page)', words: 'home.yaml' },
  '/testimonials': { screen: 'Testimonials', words: 'testimonials.yaml' },
  '/book-call': { screen: 'Booking page', words: 'booking.yaml' },
  '/diagnostic': { screen: 'Diagnostic form', words: 'diagnostic/questionnaire.yaml' },
  '/diagnostic/results/{id}': { screen: 'Diagnostic results; an unknown id' },
  '/sprint-program': { screen: 'Sprint program page', words: 'programme.yaml' },
  '/toolbox': { screen: 'Toolbox', words: 'toolbox.yaml' },
  '/orders/{token}': { screen: 'Order page; an unknown code' },
  '/find-purchase': { screen: 'Find my purchase' },
  '/not-me/{token}': { screen: 'Deletes a diagnostic that somebody else filled in; an unknown link' },
  '/your-data': { screen: 'Asks for a link to what is stored' },
  '/your-data/{token}': { screen: 'What is stored about somebody; an unknown link' },
  '/new-address/{token}': { screen: 'Confirms a new address; an unknown link' },
  '/confirm-newsletter/{token}': { screen: 'Confirms the newsletter; an unknown link' },
  '/unsubscribe/{token}': { screen: 'Stops the newsletter; an unknown link' },
  '/privacy-policy': { screen: 'Privacy policy' },
  '/terms-of-service': { screen: 'Terms of service' },
  '/test-navigation': { screen: 'This page' },
} satisfies Record<`/${string}`, Page>;

type PagePath = keyof typeof PAGES;
export const PAGE_PATHS = Object.keys(PAGES) as PagePath[];

export const pageAt = (path: PagePath): Page => PAGES[path];
