import { DatumSheet } from '@/components/layout/datum-sheet';
import { PlumbLine } from '@/components/layout/plumb-line';
import { Section } from '@/components/layout/section';
import { ButtonLink } from '@/components/ui/button';
import type { Sections } from '@/lib/kernel/prose';
import { routes } from '@/lib/kernel/routes';
import { LibraryHead } from './library-head';
import { PageBlocks, type ShownBlock } from './page-block';

type Props = Sections<ShownBlock> & {
  words: Record<'name' | 'start' | 'startText' | 'button', string>;
  title: string;
  /** Who wrote it, and when. */
  byline?: { author: string; days: { iso: string; text: string }[] };
};

/** A page of content/pages. */
export function LibraryPage({ words, title, byline, intro, sections }: Props) {
  return (
    <>
      <PlumbLine>
        <LibraryHead title={title} up={words.name}>
          <div className="lead prose max-w-[34em] text-pretty">
            <PageBlocks blocks={intro} />
          </div>
          {byline && (
            <p className="mt-6 flex flex-wrap gap-x-4 text-ui text-ink-muted">
              <span>{byline.author}</span>
              {byline.days.map(({ iso, text }) => (
                <time key={text} dateTime={iso}>
                  {text}
                </time>
              ))}
            </p>
          )}
        </LibraryHead>
        {sections.map(({ id, heading, body }) => (
          <Section key={id} title={heading} joined>
            <div id={id} className="prose max-w-measure text-pretty">
              <PageBlocks blocks={body} />
            </div>
          </Section>
        ))}
      </PlumbLine>
      <DatumSheet title={words.start} text={words.startText}>
        <ButtonLink href={routes.diagnostic}>{words.button}</ButtonLink>
      </DatumSheet>
    </>
  );
}
