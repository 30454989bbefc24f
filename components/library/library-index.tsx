import { DatumSheet } from '@/components/layout/datum-sheet';
import { PlumbLine } from '@/components/layout/plumb-line';
import { Section } from '@/components/layout/section';
import { ButtonLink } from '@/components/ui/button';
import { routes } from '@/lib/kernel/routes';
import { LibraryHead } from './library-head';

type Props = {
  words: Record<'title' | 'intro' | 'start' | 'startText', string>;
  /** What leads to the diagnostic. */
  button: string;
  /** The pages by kind. */
  groups: { title: string; pages: { path: string; title: string; description: string }[] }[];
};

/** The index of all pages. */
export function LibraryIndex({ words, button, groups }: Props) {
  return (
    <>
      <PlumbLine>
        <LibraryHead title={words.title}>
          <p className="lead max-w-[34em] text-pretty">{words.intro}</p>
        </LibraryHead>
        {groups.map(({ title, pages }) => (
          <Section key={title} title={title} joined>
            <ul className="grid gap-x-10 md:grid-cols-2">
              {pages.map(({ path, title, description }) => (
                <li key={path} className="border-t border-line py-4.5">
                  <h3>
                    <a
                      className="inline-block py-1 underline underline-offset-4 hover:decoration-2"
                      href={path}
                    >
                      {title}
                    </a>
                  </h3>
                  <p className="mt-1 text-ui text-ink-muted">{description}</p>
                </li>
              ))}
            </ul>
          </Section>
        ))}
      </PlumbLine>
      <DatumSheet title={words.start} text={words.startText}>
        <ButtonLink href={routes.diagnostic}>{button}</ButtonLink>
      </DatumSheet>
    </>
  );
}
