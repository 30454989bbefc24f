/** Every address of the API, written once. */
export const apiRoutes = {
  /** For monitors and load balancers: whether the process is alive, and whether it is ready. */
  health: '/api/health',
  ready: '/api/ready',
  /** Does the worker's due work once; asks for CRON_SECRET. */
  work: '/api/work',
  products: '/api/products',
  createPaymentIntent: '/api/create-payment-intent',
  /** Takes the form that leads to Stripe's page. */
  createCheckoutSession: '/api/create-checkout-session',
  orderContact: '/api/orders/contact',
  orderClaim: '/api/orders/claim',
  stripeWebhook: '/api/webhooks/stripe',
  /** Takes what the calendar tells of bookings. */
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
  /** Buttons of mail programs post to it, people who open it are led to the page. */
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
