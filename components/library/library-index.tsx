import { DatumSheet } from '@/components/layout/datum-sheet';
import { PlumbLine } from '@/components/layout/plumb-line';
import { Section } from '@/components/layout/section';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icons';
import { LEADS_ON } from '@/components/ui/link-classes';
import type { LibraryWords } from '@/lib/diagnostic/content/library';
import { routes } from '@/lib/kernel/routes';
import { LibraryHead } from './library-head';
import { type LibraryLink, StatementList } from './statement-list';

type Props = {
  words: LibraryWords['page'];
  /** What leads to the diagnostic. */
  button: string;
  areas: { path: string; title: string; intro: string; statements: readonly LibraryLink[] }[];
};

/** Every page of the library, by area. */
export function LibraryIndex({ words, button, areas }: Props) {
  return (
    <>
      <PlumbLine>
        <LibraryHead title={words.title} lead={words.intro} />
        {areas.map(({ path, title, intro, statements }) => (
          <Section key={path} title={title} intro={intro} joined>
            <StatementList statements={statements} />
            <a href={path} className={`${LEADS_ON} mt-6`}>
              {words.area} <span className="sr-only">{title}</span> <Icon sign="right" />
            </a>
          </Section>
        ))}
      </PlumbLine>
      <DatumSheet title={words.start} text={words.startText}>
        <ButtonLink href={routes.diagnostic}>{button}</ButtonLink>
      </DatumSheet>
    </>
  );
}
