import type { ReactNode } from 'react';
import { Drawing } from '@/components/drawings/drawing';
import { CALL } from '@/components/layout/datum-sheet';
import { Portrait } from '@/components/programme/coach';
import { QuotesSideBySide } from '@/components/testimonials/quotes-side-by-side';
import { Callout } from '@/components/ui/callout';
import { MailLinked } from '@/components/ui/mail-linked';
import type { Content } from '@/lib/content/content';

type BookingPageProps = {
  words: Content['booking'];
  coaches: Content['team']['coaches'];
  quotes: Content['testimonials']['calls'];
  button: ReactNode;
};

const PAGE = 'mx-auto grid max-w-page gap-section px-pad pt-9 pb-18 md:pt-16 lg:pt-22 lg:pb-26';

/** The head with its drawing, what a call goes through, what was said after one; the button at both ends. */
export function BookingPage({ words, coaches, quotes, button }: BookingPageProps) {
  const { title, intro, opens, covers, after, bring, contact } = words;
  return (
    <div className={PAGE}>
      <header className="two-columns items-center">
        <h1>{title}</h1>
        <p className="lead mt-5 max-w-[24em]">{intro}</p>
        <ul className="mt-7 flex flex-wrap gap-x-10 gap-y-4">
          {coaches.map(({ id, title, name, photo, monogram }) => (
            <li key={id} className="flex items-center gap-4">
              <Portrait name={name} photo={photo} monogram={monogram} className="w-16" />
              <p className="text-note text-ink-muted">
                <b className="block font-display text-l font-medium text-ink">{name}</b>
                {title}
              </p>
            </li>
          ))}
        </ul>
        <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3 max-sm:grid">
          {button}
          <p className="text-note text-ink-muted">{opens}</p>
        </div>
        <Drawing
          name="half-hour-level"
          width={324}
          height={286}
          className="w-full max-w-[324px] [--ground:var(--paper-raised)] max-lg:mt-12 lg:col-start-1 lg:row-span-4 lg:row-start-1"
        />
      </header>
      <section aria-labelledby="covers" className="two-columns">
        <h2 id="covers">{covers.title}</h2>
        <ol className="border-b border-line max-lg:mt-6">
          {covers.items.map((item, i) => (
            <li key={item.title} className="grid grid-cols-[40px_1fr] gap-x-4 border-t border-line py-5">
              <Callout color="text-ink">{i + 1}</Callout>
              <div>
                <h3 className="pt-1.5">{item.title}</h3>
                <p className="mt-1 text-ink-muted">{item.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="after" className="two-columns">
        <h2 id="after" className="mb-6">
          {after}
        </h2>
        <QuotesSideBySide quotes={quotes} />
      </section>
      <section aria-labelledby="bring" className={CALL}>
        <div>
          <h2 id="bring">{bring.title}</h2>
          <p className="mt-2">{bring.text}</p>
          <p className="mt-2">
            <a href={bring.link.to}>{bring.link.label}</a>
          </p>
          <p className="mt-6 text-ui text-ink-muted">
            <MailLinked>{contact}</MailLinked>
          </p>
        </div>
        {button}
      </section>
    </div>
  );
}
