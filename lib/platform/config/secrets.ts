/** Secrets that are no one else's word: they may be anything, and could be guessed. */
export const CHOSEN_BY_THE_OWNER = [
  ...(['LINK_SECRETS', 'CRON_SECRET', 'LEAD_WEBHOOK_SECRET', 'BOOKING_WEBHOOK_SECRET'] as const),
];

/**
 * The values of these are never printed or logged: they may be a password, or a secret key in the wrong
 * place.
 */
export const UNSHOWN: readonly string[] = [
  ...CHOSEN_BY_THE_OWNER,
  'STRIPE_WEBHOOK_SECRET',
  ...['DATABASE_URL', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_SECRET_KEY', 'SMTP_URL', 'LEAD_WEBHOOK_URL'],
];
