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
      <ul className="demos">
        {items.map(({ slug, title, path, line }) => (
          <li key={slug}>
            <a href={path}>
              <b>{title}</b>
              <span>{line}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
