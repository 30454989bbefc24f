import { useId } from 'react';
import { ButtonLink } from '@/components/ui/button';

export type WayOnProps = Record<'title' | 'text' | 'button' | 'href', string>;

/** Where else to go from here, below a line: words, and a button beside them. */
export function WayOn({ title, text, button, ...to }: WayOnProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid items-start self-start justify-items-start gap-x-12 gap-y-5 border-t border-ink py-8 md:grid-cols-[1fr_auto]"
    >
      <div>
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        <p className="mt-2.5 text-balance">{text}</p>
      </div>
      <ButtonLink {...to} variant="line">
        {button}
      </ButtonLink>
    </section>
  );
}
