/** Every address of the site, written once. */
export const routes = {
  home: '/',
  testimonials: '/testimonials',
  bookCall: '/book-call',
  diagnostic: '/diagnostic',
  results: (id: string) => `/diagnostic/results/${encodeURIComponent(id)}`,
  sprintProgram: '/sprint-program',
  toolbox: '/toolbox',
  order: (token: string) => `/orders/${encodeURIComponent(token)}`,
  product: (slug: string) => `/toolbox/${slug}`,
  /** Words and prices of the checkout, fetched when a purchase starts. */
  checkoutFacts: '/checkout.json',
  /** Where Stripe leads back to (specification, section 7). */
  paymentReturn: '/toolbox?success=true',
  /** Takes the form for the receipt on an order page. */
  orderReceipt: (token: string) => `/orders/${encodeURIComponent(token)}/receipt`,
  findPurchase: '/find-purchase',
  /** Sends a link to what is stored about somebody. */
  yourData: '/your-data',
  /** Where whoever did not fill in a diagnostic deletes it; the token is signed, and stands in the report mail. */
  notMe: (token: string) => `/not-me/${encodeURIComponent(token)}`,
  /** One SVG file with every drawing. */
  drawings: '/images/drawings.svg',
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
  refundRules: '/terms-of-service#refunds',
  api: {
    products: '/api/products',
    count: '/api/count',
    createPaymentIntent: '/api/create-payment-intent',
    orderContact: '/api/orders/contact',
    orderClaim: '/api/orders/claim',
    stripeWebhook: '/api/webhooks/stripe',
    findPurchase: '/api/find-purchase',
    assessments: '/api/assessments',
    scheduleClarityCall: '/api/schedule-clarity-call',
    notMe: '/api/not-me',
    download: (token: string) => `/api/downloads/${encodeURIComponent(token)}`,
    assessment: (id: string) => `/api/assessments/${encodeURIComponent(id)}`,
  },
} as const;
