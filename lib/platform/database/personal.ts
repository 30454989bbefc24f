import { DETAIL_IDS } from '@/lib/diagnostic/rules/contact-fields';
import type { Prisma } from './generated/sqlite/client';

type ColumnsOf<Model extends Prisma.ModelName> = keyof Prisma.TypeMap['model'][Model]['payload']['scalars'];

/** Which campaign somebody came by. */
const UTM = ['utmSource', 'utmMedium', 'utmCampaign'] as const;

/** What of each model tells something of a person, or leads to one: with none of it, it is of nobody. */
export const PERSONAL: { [Model in Prisma.ModelName]: readonly ColumnsOf<Model>[] } = {
  Assessment: ['name', 'email', ...DETAIL_IDS, 'currentChallenges', ...UTM],
  ReportRequest: ['assessmentId', 'callAt'],
  Booking: ['assessmentId', 'bookedAt', 'startsAt'],
  TeamRoom: ['founderHash', 'memberHash', 'reveal'],
  TeamAnswer: ['keyHash', 'ratings'],
  MailAllowance: ['subject'],
  LimitCount: ['key'],
  Product: [],
  Catalogue: [],
  Terms: [],
  Order: [
    ...(['email', 'billingEmail', ...UTM] as const),
    ...(['emailHash', 'networks', 'declinedCards', 'releaseReason', 'clientSecretHash'] as const),
  ],
  Payment: ['brand', 'last4', 'country'],
  Refund: ['note'],
  Dispute: [],
  WebhookEvent: [],
  Download: ['networkHash', 'at'],
  Job: [],
  Site: [],
  OrderAccess: ['tokenHash'],
  OutboxMail: ['recipient', 'data', 'reason'],
  MarketingConsent: ['email'],
  DataKey: ['email', 'newEmail'],
  ErasedId: [],
  DueCleanUp: [],
};

/** The tables in which something of a person can stand; each has the name of its model. */
export const PERSONAL_TABLES = Object.entries<readonly string[]>(PERSONAL)
  .filter(([, columns]) => columns.length > 0)
  .map(([table]) => table);
