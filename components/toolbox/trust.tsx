import { Section } from '@/components/layout/section';

export type TrustProps = { title: string; items: { title: string; text: string }[] };

/** What a careful buyer wants to know first. */
export function Trust({ title, items }: TrustProps) {
  return (
    <Section title={title} joined>
      <ul className="grid gap-x-10 gap-y-6 md:grid-cols-2">
        {items.map((item) => (
          <li key={item.title} className="border-t border-line pt-4">
            <h3>{item.title}</h3>
            <p className="mt-1">{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
