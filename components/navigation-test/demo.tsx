import { useId, type ReactNode } from 'react';

/** One thing to look at, with its name. */
export function Demo({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-ink pt-5 pb-10">
      <h3 id={id} className="mb-5">
        {title}
      </h3>
      {children}
    </section>
  );
}
