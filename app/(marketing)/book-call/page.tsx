import { BookingPage } from '@/components/booking/booking-page';
import { ButtonLink } from '@/components/ui/button';
import { JsonLd } from '@/components/layout/json-ld';
import { byIds } from '@/lib/kernel/keyed';
import { content } from '@/lib/server/context';
import { pageMetadata } from '../../page-metadata';
import { thingsOf } from '../../structured-data/things';

export const generateMetadata = () => pageMetadata('/book-call');

/** The calendar itself is on another site. */
export default function BookCallPage() {
  const { booking, testimonials, team, site } = content();
  const quotes = byIds(testimonials.calls, booking.testimonials);
  const button = <ButtonLink href={site.links.scheduler}>{booking.button}</ButtonLink>;
  return (
    <>
      <JsonLd things={thingsOf('/book-call')} />
      <BookingPage words={booking} coaches={team.coaches} quotes={quotes} button={button} />
    </>
  );
}
