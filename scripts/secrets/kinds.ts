import { randomBytes } from 'node:crypto';

/** How one secret is replaced. */
export type Kind = {
  /** How a new one is made here; null: whoever keeps the other half makes it, and it is typed in. */
  make: (() => string) | null;
  /**
   * For how many days the former one is accepted, counted in days that are over (docs/decisions/027). Null:
   * not by us.
   */
  days: number | null;
  /** A part of the build. */
  built?: boolean;
  /** What is to be done elsewhere, before a new one is typed in, or after one of the steps. */
  elsewhere?: { before?: string; rotate?: string; use?: string; retire?: string };
};

const random = () => randomBytes(32).toString('base64url');

/** Each secret of the environment, in the order in which they are looked at. */
export const KINDS: Record<string, Kind> = {
  LINK_SECRET: {
    make: random,
    // Two years: as long as a diagnostic is kept, whose mail has a link to delete it.
    days: 730,
    elsewhere: {
      use: 'Links in mails that were signed with the former one work on until it is retired.',
      retire:
        'A retired one opens no link. It stays for the list of what was deleted: without it a restored backup would ' +
        'bring people back.',
    },
  },
  CRON_SECRET: {
    make: random,
    days: 7,
    elsewhere: {
      rotate: 'After the restart, give the next one to whoever calls /api/work.',
      retire: 'Whoever calls /api/work has to know the present one by now.',
    },
  },
  LEAD_WEBHOOK_SECRET: {
    make: random,
    days: 7,
    elsewhere: {
      rotate:
        'After the restart, each post has a second signature, made with the next one. Give it to the receiver ' +
        '(docs/recipes/lead-webhook.md) before you go on.',
      retire: 'The receiver has to know the present one by now.',
    },
  },
  BOOKING_WEBHOOK_SECRET: {
    make: random,
    days: 7,
    elsewhere: {
      rotate:
        'After the restart, what is signed with the next one is taken as well. Give it to the calendar (docs/recipes/bookings.md).',
      retire: 'The calendar has to sign with the present one by now.',
    },
  },
  STRIPE_WEBHOOK_SECRET: {
    make: null,
    // Stripe signs with both for a day at most.
    days: 2,
    elsewhere: {
      before:
        'In Stripe\'s dashboard, at the webhook endpoint of this site, choose "Roll secret" and let the old one expire after ' +
        '24 hours. Until then Stripe signs with both: restart within that time.',
    },
  },
  STRIPE_SECRET_KEY: {
    make: null,
    days: null,
    elsewhere: {
      before:
        'In Stripe\'s dashboard, under API keys, choose "Rotate key" and let the old one expire later than your restart, ' +
        'such as after 24 hours. Until then both work.',
    },
  },
  STRIPE_PUBLISHABLE_KEY: {
    make: null,
    days: null,
    built: true,
    elsewhere: {
      before:
        'In Stripe\'s dashboard, under API keys, choose "Rotate key" and let the old one expire some days later: pages that ' +
        'are open in a browser have it.',
    },
  },
  SMTP_URL: {
    make: null,
    days: null,
    elsewhere: {
      before:
        'At your mail service make a second login beside the present one. The whole address is asked for.',
      use: 'When every process was restarted, delete the former login at your mail service.',
    },
  },
  DATABASE_URL: {
    make: null,
    days: null,
    elsewhere: {
      before:
        'On Postgres, let a second role act as the present one, here plumbline, and type in the whole address with it ' +
        '(psql, as an administrator):\n' +
        '  CREATE ROLE plumbline_b LOGIN; GRANT plumbline TO plumbline_b; ALTER ROLE plumbline_b SET role = plumbline;\n' +
        '  \\password plumbline_b',
      use:
        'When every process was restarted: ALTER ROLE plumbline NOLOGIN. The next time it is the other way round: a new ' +
        '\\password plumbline, ALTER ROLE plumbline LOGIN.',
    },
  },
};

/** A demo has Stripe's sandbox, whose half we make as well. */
export const makeSandboxWebhookSecret = () => `whsec_sandbox${randomBytes(24).toString('hex')}`;
