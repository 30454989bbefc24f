import { DatumSheet } from '@/components/layout/datum-sheet';
import { PlumbLine } from '@/components/layout/plumb-line';
import { Section } from '@/components/layout/section';
import { ToolDrawing } from '@/components/toolbox/tool-drawing';
import { ToolLinks } from '@/components/toolbox/tool-links';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icons';
import { LEADS_ON } from '@/components/ui/link-classes';
import { Unbroken } from '@/components/ui/unbroken';
import type { LibraryWords, StatementPage as StatementWords } from '@/lib/diagnostic/content/library';
import type { StepRow } from '@/lib/diagnostic/rules/plan-rows';
import { routes } from '@/lib/kernel/routes';
import { LeaningWall } from './leaning-wall';
import { LibraryHead } from './library-head';

export type StatementPageProps = {
  words: LibraryWords['statement'] & { library: string; start: string; startText: string; button: string };
  area: { title: string; path: string };
  page: StatementWords;
  /** The statement as the form asks it. */
  text: string;
  /** What each rating looks like, from 0 up. */
  scenes: { value: number; label: string; meaning: string; text: string }[];
  /** From one rating to the next: what to do, when it is done, and how long it takes. */
  steps: StepRow[];
  tool?: { slug: string; title: string; text: string; label: string; demo?: string };
  next?: { label: string; path: string };
};

/** One statement of the diagnostic: what each rating looks like, how to begin, and what to watch. */
export function StatementPage({ words, area, page, text, scenes, steps, tool, next }: StatementPageProps) {
  const trail = [
    { label: words.library, path: routes.library },
    { label: area.title, path: area.path },
  ];
  return (
    <>
      <PlumbLine>
        <LibraryHead title={page.title} lead={page.lead} trail={trail}>
          <p className="library-says">
            <b>{words.says}</b> “{text}”
          </p>
        </LibraryHead>
        <Section title={words.scenes} joined>
          <ol className="scenes" start={0}>
            {scenes.map((scene) => (
              <li key={scene.value}>
                <LeaningWall rating={scene.value} />
                <div>
                  <h3>
                    {scene.value} {scene.label}
                  </h3>
                  <p className="text-ui text-ink-muted">{scene.meaning}</p>
                  <p className="mt-2.5">{scene.text}</p>
                </div>
              </li>
            ))}
          </ol>
        </Section>
        <Section title={words.firstStep} joined>
          <p className="library-text">{page.firstStep}</p>
        </Section>
        <Section title={words.mistake} joined>
          <p className="library-text">{page.mistake}</p>
        </Section>
        <Section title={words.number} joined>
          <div className="library-text">
            <h3>{page.number.name}</h3>
            <p>{page.number.text}</p>
          </div>
        </Section>
        <Section title={words.steps} intro={words.stepsIntro} joined>
          <ol className="library-steps">
            {steps.map(({ line, step, done }) => (
              <li key={line}>
                <p>
                  <span className="text-ink-muted">{line}</span> <Unbroken>{step}</Unbroken>
                </p>
                <p className="mt-2 text-ui text-ink-muted">{done}</p>
              </li>
            ))}
          </ol>
        </Section>
        {tool && <Tool {...tool} words={words} />}
        {next && (
          <p className="library-next beside-cord" data-print="no">
            <a href={next.path} className={LEADS_ON}>
              {next.label} <Icon sign="right" />
            </a>
          </p>
        )}
      </PlumbLine>
      <DatumSheet title={words.start} text={words.startText}>
        <ButtonLink href={routes.diagnostic}>{words.button}</ButtonLink>
      </DatumSheet>
    </>
  );
}

type ToolProps = NonNullable<StatementPageProps['tool']> & { words: { tool: string; demo: string } };

function Tool({ slug, title, text, label, demo, words }: ToolProps) {
  return (
    <Section title={words.tool} joined>
      <div className="library-tool">
        <ToolDrawing slug={slug} className="w-40 shrink-0" />
        <div>
          <h3>{title}</h3>
          <p className="mt-1">{text}</p>
          <ToolLinks
            slug={slug}
            demo={demo ? { label: words.demo, href: demo } : undefined}
            product={label}
            className="mt-4"
          />
        </div>
      </div>
    </Section>
  );
}
