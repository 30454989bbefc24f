import { DatumSheet } from '@/components/layout/datum-sheet';
import { PlumbLine } from '@/components/layout/plumb-line';
import { Section } from '@/components/layout/section';
import { ButtonLink } from '@/components/ui/button';
import { routes } from '@/lib/kernel/routes';
import { LibraryHead } from './library-head';
import { type ListedPage, PageList } from './page-list';

type Props = {
  words: Record<'title' | 'intro' | 'start' | 'startText', string>;
  /** What leads to the diagnostic. */
  button: string;
  /** The pages by kind. */
  groups: { title: string; pages: readonly ListedPage[] }[];
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
            <PageList pages={pages} />
          </Section>
        ))}
      </PlumbLine>
      <DatumSheet title={words.start} text={words.startText}>
        <ButtonLink href={routes.diagnostic}>{button}</ButtonLink>
      </DatumSheet>
    </>
  );
}
