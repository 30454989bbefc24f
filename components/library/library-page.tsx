import { DatumSheet } from '@/components/layout/datum-sheet';
import { PlumbLine } from '@/components/layout/plumb-line';
import { Section } from '@/components/layout/section';
import { ToolDrawing } from '@/components/toolbox/tool-drawing';
import { ButtonLink } from '@/components/ui/button';
import { BRASS_LINK } from '@/components/ui/link-classes';
import { Unbroken } from '@/components/ui/unbroken';
import type { Sections } from '@/lib/kernel/prose';
import { routes } from '@/lib/kernel/routes';
import type { ReactNode } from 'react';
import { PageBlocks, type ShownBlock } from './page-block';
import { PageList, type ListedPage } from './page-list';

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
        <LibraryHead title={title} name={words.name} up={routes.library}>
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
            <div
              id={id}
              className="prose max-w-measure text-pretty [&_td]:w-1/4 [&_td]:font-display [&_td]:text-xl [&_td]:text-brass-deep md:[&_td]:text-2xl [&_td]:lining-nums"
            >
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

type IndexProps = {
  words: Record<'name' | 'title' | 'intro' | 'unsure' | 'start' | 'startText' | 'button', string>;
  /** The pages by kind. */
  groups: { id: string; title: string; tool?: string; pages: ListedPage[] }[];
};

/** The index of all pages. */
export function LibraryIndex({ words, groups }: IndexProps) {
  return (
    <>
      <PlumbLine>
        <LibraryHead title={words.title} name={words.name}>
          <p className="lead max-w-[29em] text-pretty">
            <Unbroken>{words.intro}</Unbroken>
          </p>
          <p className="mt-5 flex flex-wrap gap-x-7 lg:text-ui">
            {groups.map(({ id, title }) => (
              <a key={id} className={`inline-flex min-h-target items-center ${BRASS_LINK}`} href={`#${id}`}>
                {title}
              </a>
            ))}
          </p>
          <p className="mt-3 text-ui">
            {words.unsure}{' '}
            <a className="inline-flex min-h-target items-center underline" href={routes.diagnostic}>
              {words.button}
            </a>
          </p>
        </LibraryHead>
        {groups.map(({ id, title, tool, pages }) => (
          <div key={id} id={id}>
            <Section
              title={title}
              mark={tool && <ToolDrawing slug={tool} className="w-18 lg:mt-5 lg:-ml-2.5 lg:w-42" />}
              joined
            >
              <PageList pages={pages} leading={tool !== undefined} />
            </Section>
          </div>
        ))}
      </PlumbLine>
      <DatumSheet title={words.start} text={words.startText}>
        <ButtonLink href={routes.diagnostic}>{words.button}</ButtonLink>
      </DatumSheet>
    </>
  );
}

type HeadProps = {
  title: string;
  /** Of the library; `up` leads back to its index. */
  name: string;
  up?: string;
  children: ReactNode;
};

/** The head of a page of the library: where one is, what it is about, and the gist. */
function LibraryHead({ title, name, up, children }: HeadProps) {
  return (
    <header className="beside-cord two-columns pt-9 pb-12 max-lg:grid max-lg:gap-4 md:pt-16 md:pb-18 lg:gap-y-6 lg:pt-22 lg:pb-24 print:py-[4mm]">
      <p className={up ? 'text-ui' : 'station font-display text-l/[1.08] font-medium'}>
        <a className="inline-flex items-center not-[[href]]:no-underline [[href]]:min-h-target" href={up}>
          {name}
        </a>
      </p>
      <h1 className="lg:col-start-2">
        <Unbroken>{title}</Unbroken>
      </h1>
      <div className="lg:col-start-2">{children}</div>
    </header>
  );
}
