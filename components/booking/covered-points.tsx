import { Callout } from '@/components/ui/callout';

type CoveredPointsProps = { title: string; items: readonly { title: string; text: string }[] };

/** What the call goes through, with the numbers of the drawing. */
export function CoveredPoints({ title, items }: CoveredPointsProps) {
  return (
    <section aria-labelledby="covers">
      <h2 id="covers">{title}</h2>
      <ol className="mt-6 border-b border-line">
        {items.map((item, i) => (
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
  );
}
