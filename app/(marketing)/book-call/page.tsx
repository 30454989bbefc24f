import { BookingPage, CoveredPoints, MetCoaches } from '@/components/booking/booking-page';
import { CALL } from '@/components/layout/datum-sheet';
import { ButtonLink } from '@/components/ui/button';
import { JsonLd } from '@/components/layout/json-ld';
import { QuotesSideBySide } from '@/components/testimonials/quotes-side-by-side';
import { MailLinked } from '@/components/ui/mail-linked';
import { content } from '@/lib/server/context';
import { pageMetadata } from '../../page-metadata';
import { thingsOf } from '../../structured-data/things';

export const generateMetadata = () => pageMetadata('/book-call');

/** The calendar itself is on another site. */
export default function BookCallPage() {
  const { booking, testimonials, team, site } = content();
  const callers = booking.testimonials.map((id) => testimonials.calls.find((call) => call.id === id)!);
  const button = (
    <ButtonLink href={site.links.scheduler} newTab={site.words.newTab}>
      {booking.button}
    </ButtonLink>
  );
  return (
    <BookingPage
      title={booking.title}
      intro={booking.intro}
      opens={booking.opens}
      coaches={<MetCoaches coaches={team.coaches} />}
      button={button}
    >
      <JsonLd things={thingsOf('/book-call')} />
      <CoveredPoints {...booking.covers} />
      <section aria-labelledby="after" className="two-columns">
        <h2 id="after" className="mb-6">
          {booking.after}
        </h2>
        <QuotesSideBySide quotes={callers} />
      </section>
      <section aria-labelledby="bring" className={CALL}>
        <div>
          <h2 id="bring">{booking.bring.title}</h2>
          <p className="mt-2">{booking.bring.text}</p>
          <p className="mt-2">
            <a href={booking.bring.link.to}>{booking.bring.link.label}</a>
          </p>
          <p className="mt-6 text-ui text-ink-muted">
            <MailLinked>{booking.contact}</MailLinked>
          </p>
        </div>
        <div className="max-md:hidden">{button}</div>
      </section>
    </BookingPage>
  );
}
