import { Drawing } from '@/components/drawings/drawing';
import { Section } from '@/components/layout/section';
import { SamplePicture, type Pictured } from '@/components/toolbox/sample-picture';
import { CELLS } from '@/components/ui/cells';
import type { Content } from '@/lib/content/content';

type Props = Content['programme']['page']['deliverables'] & { picture: Pictured | undefined };

/** Four sheets of one set of drawings: a tree of goals, a list, a board of numbers, a page. */
export function Deliverables({ title, items, example, picture }: Props) {
  return (
    <Section title={title}>
      <ul className={`${CELLS} break-inside-avoid border-drawn border-ink *:border-ink`}>
        {items.map((item, i) => (
          <li key={item.title} className="flex flex-wrap gap-x-5 gap-y-4 p-6 md:p-[28px_32px_32px]">
            <Drawing name={`deliverable-${i + 1}`} width={64} height={64} className="size-12 md:size-16" />
            <div className="flex-[1_1_12rem]">
              <h3>{item.title}</h3>
              <p className="mt-1.5">{item.text}</p>
            </div>
          </li>
        ))}
      </ul>
      {picture && (
        <figure className="mt-6 max-md:max-w-120">
          <SamplePicture of={picture} loading="lazy" className="w-full border border-ink bg-[#fff]" />
          <figcaption className="mt-2.5 text-note text-ink-muted">{example.caption}</figcaption>
        </figure>
      )}
    </Section>
  );
}
