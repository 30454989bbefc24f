import { Section } from '@/components/layout/section';
import { ToolDrawing } from './tool-drawing';

export type DemosProps = {
  title: string;
  text: string;
  link: string;
  items: { slug: string; title: string; path: string; line: string }[];
};

/** A free demo of every tool. Pages of their own, outside of this application: so these are plain links. */
export function Demos({ title, text, link, items }: DemosProps) {
  return (
    <Section title={title} intro={text}>
      <ul className="demos">
        {items.map(({ slug, title, path, line }) => (
          <li key={slug}>
            <a href={path}>
              <ToolDrawing slug={slug} />
              <b>{title}</b>
              <span>{line}</span>
              <u>{link}</u>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
