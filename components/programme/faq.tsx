import { Section } from '@/components/layout/section';
import { Icon } from '@/components/ui/icons';
import { Unbroken } from '@/components/ui/unbroken';
import type { Content } from '@/lib/content/content';

/** Questions that open to their answers. */
export function Faq({ title, intro, items }: Content['programme']['page']['faq']) {
  return (
    <Section title={title} intro={intro} joined>
      <div className="border-b border-line">
        {items.map(({ id, question, answer }) => (
          <details key={id} id={id} className="border-t border-line first:border-ink">
            <summary className="flex items-center justify-between gap-4 py-4.5">
              <h3>{question}</h3>
              <Icon sign="chevron" className="chevron size-3.5 text-brass-deep" />
            </summary>
            {answer.map((paragraph) => (
              <Answer key={paragraph}>{paragraph}</Answer>
            ))}
          </details>
        ))}
      </div>
    </Section>
  );
}

/** A paragraph. Where it says what happens when, the minutes before the colon stand above or beside it. */
function Answer({ children }: { children: string }) {
  const [when = '', what] = children.split(/(?<=^Minutes \d+ to \d+): /);
  return (
    <p className="mb-3 max-w-measure last:mb-6 has-[b]:grid md:grid-cols-[10rem_minmax(0,1fr)] md:gap-x-5 md:text-balance">
      {what && <b className="font-semibold text-brass-deep tabular-nums">{when}</b>}
      <span>
        <Unbroken>{what ?? when}</Unbroken>
      </span>
    </p>
  );
}
