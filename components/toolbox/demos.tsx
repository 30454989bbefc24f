import { Section } from '@/components/layout/section';

export type DemosProps = {
  title: string;
  text: string;
  items: { slug: string; title: string; path: string; line: string }[];
};

/** A free demo of every tool. Pages of their own, outside of this application: so these are plain links. */
export function Demos({ title, text, items }: DemosProps) {
  return (
    <Section title={title} intro={text} joined>
      <ul className="grid gap-x-8 md:grid-cols-3">
        {items.map(({ slug, title, path, line }) => (
          <li key={slug}>
            <a href={path} className="group block h-full border-t border-line py-3">
              <b className="block font-display text-[1.125rem]/tight font-medium underline decoration-brass decoration-[1.5px] underline-offset-[0.25em] group-hover:decoration-ink">
                {title}
              </b>
              <span className="text-note/[1.45] text-ink-muted">{line}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
