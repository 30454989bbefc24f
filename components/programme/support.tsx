import { Section } from '@/components/layout/section';
import type { Content } from '@/lib/content/content';

/** What holds between two sessions. */
export function Support({ title, items }: Content['programme']['page']['support']) {
  return (
    <Section title={title} joined>
      <dl className="border-t border-ink">
        {items.map((item) => (
          <div key={item.title} className="grid gap-x-8 border-b border-line py-5 md:grid-cols-[15rem_1fr]">
            <dt className="font-display text-l/tight font-medium text-balance">{item.title}</dt>
            <dd>{item.text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
