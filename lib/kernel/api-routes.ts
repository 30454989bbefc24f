/** Every address of the API, written once. */
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
