import { Section } from '@/components/layout/section';
import { DeliverableDrawing } from './deliverable-drawings';

type DeliverablesProps = { title: string; items: readonly { title: string; text: string }[] };

/** Four sheets of one set of drawings. */
export function Deliverables({ title, items }: DeliverablesProps) {
  return (
    <Section title={title}>
      <ul className="deliverables">
        {items.map((item, i) => (
          <li key={item.title}>
            <DeliverableDrawing index={i} />
            <h3 className="mt-4">{item.title}</h3>
            <p className="mt-1.5">{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
