import { HOUR } from '@/lib/kernel/time';
import type { Assessment } from '@/lib/diagnostic/rules/assessment';
import type { Booking } from '@/lib/diagnostic/rules/booking';
import { withOuterNames } from '@/lib/shop/rules/outer-names';
import type { ShownOrder } from '@/lib/shop/rules/shown-order';
import type { Consent } from './consent';

/** How long a link to somebody's data works, and one to confirm a new address. */
export const DATA_LINK_MS = HOUR;

/** A mail as its reader may know of it; its text is not kept. */
type KnownMail = { template: string; status: string; createdAt: Date; sentAt: Date | null };

export type PersonalData = {
  email: string;
  assessments: Assessment[];
  reportRequests: { assessmentId: string; createdAt: Date; callAt: Date | null }[];
  /** Calls that were booked in the firm's calendar, as it tells. */
  bookings: (Booking & { assessmentId: string })[];
  consents: Consent[];
  purchases: ShownOrder[];
  /** What those were paid with, and the country of the billing address. */
  cards: { orderNumber: string; brand: string | null; last4: string | null; country: string | null }[];
  downloads: { orderNumber: string; file: string; at: Date }[];
  mails: KnownMail[];
};

/** Whether anything is stored that is worth a link. Mail alone is not: asking for the link makes one. */
export const isEmpty = ({ assessments, consents, purchases }: PersonalData): boolean =>
  assessments.length + consents.length + purchases.length === 0;

/** The same as one file that other programs can read. */
export const exportText = (data: PersonalData, exportedAt: Date): string =>
  `${JSON.stringify(withOuterNames({ exportedAt, ...data }), null, 2)}\n`;
