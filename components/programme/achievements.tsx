import { Section } from '@/components/layout/section';
import { Icon } from '@/components/ui/icons';
import { Unbroken } from '@/components/ui/unbroken';
import type { Content } from '@/lib/content/content';

/** What is different by the last week. */
export function Achievements({ title, items, note }: Content['programme']['page']['achievements']) {
  return (
    <Section title={title} joined>
      <ul className="border-t border-ink">
        {items.map((item) => (
          <li key={item} className="grid grid-cols-[28px_1fr] border-b border-line py-4">
            <Icon sign="tick" className="mt-2 size-3.5 text-brass-deep" />
            <p>
              <Unbroken>{item}</Unbroken>
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-note text-ink-muted">{note}</p>
    </Section>
  );
}
