import { DatumSheet } from '@/components/layout/datum-sheet';
import { PlumbLine } from '@/components/layout/plumb-line';
import { Section } from '@/components/layout/section';
import { ButtonLink } from '@/components/ui/button';
import type { AreaPage as AreaWords, LibraryWords } from '@/lib/diagnostic/content/library';
import { routes } from '@/lib/kernel/routes';
import { LibraryHead } from './library-head';
import { type LibraryLink, StatementList } from './statement-list';

type Props = {
  words: LibraryWords;
  button: string;
  title: string;
  page: AreaWords;
  statements: readonly LibraryLink[];
};

/** One area of the diagnostic: what it is, how its statements hang together, what strong looks like. */
export function AreaPage({ words, button, title, page, statements }: Props) {
  const { about, together, strong } = words.area;
  return (
    <>
      <PlumbLine>
        <LibraryHead
          title={title}
          lead={page.lead}
          trail={[{ label: words.page.name, path: routes.library }]}
        />
        <Texts title={about} texts={page.about} />
        <Texts title={together} texts={page.together} />
        <Section title={words.area.statements} joined>
          <StatementList statements={statements} />
        </Section>
        <Texts title={strong} texts={page.strong} />
      </PlumbLine>
      <DatumSheet title={words.page.start} text={words.page.startText}>
        <ButtonLink href={routes.diagnostic}>{button}</ButtonLink>
      </DatumSheet>
    </>
  );
}

function Texts({ title, texts }: { title: string; texts: readonly string[] }) {
  return (
    <Section title={title} joined>
      <div className="library-text">
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </Section>
  );
}
