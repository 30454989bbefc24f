import { BookingPage, CoveredPoints, MetCoaches } from '@/components/booking/booking-page';
import { ButtonLink } from '@/components/ui/button';
import { JsonLd } from '@/components/layout/json-ld';
import { QuotesSideBySide } from '@/components/testimonials/quotes-side-by-side';
import { MailLinked } from '@/components/ui/mail-linked';
import { byIds } from '@/lib/kernel/keyed';
import { content } from '@/lib/server/context';
import { pageMetadata } from '../../page-metadata';
import { thingsOf } from '../../structured-data/things';

export const generateMetadata = () => pageMetadata('/book-call');

/** The calendar itself is on another site. */
export default function BookCallPage() {
  const { booking, testimonials, team, site } = content();
  return (
    <BookingPage
      title={booking.title}
      intro={booking.intro}
      coaches={<MetCoaches coaches={team.coaches} />}
      button={
        <ButtonLink href={site.links.scheduler} newTab={site.words.newTab} className="max-md:px-3 lg:px-3">
          {booking.button}
        </ButtonLink>
      }
    >
      <JsonLd things={thingsOf('/book-call')} />
      <CoveredPoints {...booking.covers} />
      <section aria-labelledby="bring" className="border-l-3 border-brass pl-6">
        <h2 id="bring" className="text-xl">
          {booking.bring.title}
        </h2>
        <p className="mt-2">
          {booking.bring.text} <a href={booking.bring.link.to}>{booking.bring.link.label}</a>
        </p>
      </section>
      <section aria-labelledby="after">
        <h2 id="after" className="mb-6">
          {booking.after}
        </h2>
        <QuotesSideBySide quotes={byIds(testimonials.calls, booking.testimonials)} />
        <p className="max-w-none border-t border-ink pt-6">
          <MailLinked>{booking.contact}</MailLinked>
        </p>
      </section>
    </BookingPage>
  );
}
