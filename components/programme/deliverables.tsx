import { Drawing } from '@/components/drawings/drawing';
import { Section } from '@/components/layout/section';
import type { SampleProps } from '@/components/toolbox/product-samples';
import { CELLS } from '@/components/ui/cells';
import type { Content } from '@/lib/content/content';

type Picture = Omit<SampleProps, 'callouts' | 'tool'>;
type Props = Content['programme']['page']['deliverables'] & { picture: Picture | undefined };

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
      {picture && <Example {...picture} caption={example.caption} />}
    </Section>
  );
}

/** On a phone it has fewer columns. */
function Example({ src, alt, caption, width, height, phone = { src, width, height } }: Picture) {
  return (
    <figure className="mt-6 max-md:max-w-120">
      <picture>
        <source media="(width < 43.75rem)" srcSet={phone.src} width={phone.width} height={phone.height} />
        <img
          src={src}
          alt={alt}
          width={width}
          height={height}
          loading="lazy"
          className="w-full border border-ink bg-[#fff]"
        />
      </picture>
      <figcaption className="mt-2.5 text-note text-ink-muted">{caption}</figcaption>
    </figure>
  );
}
