import type { KeyboardEventHandler } from 'react';
import { CheckField } from '@/components/ui/field';
import { ExternalLink } from '@/components/ui/external-link';
import { SUMMARY } from '@/components/ui/link-classes';
import { AREAS, type StatementId } from '@/lib/diagnostic/rules/questionnaire';
import { ratingField } from '@/lib/diagnostic/rules/steps';
import { routes } from '@/lib/kernel/routes';
import { fill } from '@/lib/kernel/text';
import type { Controls } from './controls';
import { RatingScale } from './rating-scale';
import type { DiagnosticWords } from './words';

type Props = {
  words: Pick<DiagnosticWords, 'sections' | 'scale' | 'terms' | 'termsTitle' | 'library'>;
  controls: Controls;
  /** Where a script runs: rates by the keys 0 to 3. */
  onKeyDown?: KeyboardEventHandler;
};

export function RatingsStep({ words, controls, onKeyDown }: Props) {
  const { sections, scale } = words;
  return (
    <div className="ratings grid gap-10" onKeyDown={onKeyDown}>
      <RatingKey words={words} hasKeys={onKeyDown !== undefined} />
      {sections.map(({ id, title, intro, statements }, index) => (
        <section key={id} aria-labelledby={`area-${id}`}>
          <div className="flex items-baseline justify-between gap-4 border-b border-ink pb-3">
            <h3 id={`area-${id}`} className="text-xl">
              {title}
            </h3>
            <span className="text-note whitespace-nowrap text-ink-muted">
              {fill(scale.area, { n: index + 1, all: sections.length })}
            </span>
          </div>
          <p className="pt-3 text-ui text-ink-muted">{intro}</p>
          {AREAS[id].map((statement) => {
            const text = statements[statement];
            const field = ratingField(statement);
            return (
              text && (
                <RatingScale
                  key={statement}
                  id={controls.isLinked && field}
                  choice={(value) => controls.control(field, String(value))}
                  statement={text}
                  scale={scale}
                  error={controls.complaint(field)}
                  leaveOut={controls.leaveOut?.(field)}
                  more={<StatementLink id={statement} short={text.short} words={words.library} />}
                />
              )
            );
          })}
        </section>
      ))}
    </div>
  );
}

export function AssessmentStep(props: Props & { words: Pick<DiagnosticWords, 'consent'> }) {
  return (
    <>
      <RatingsStep {...props} />
      <CheckField {...props.controls.control('emailReport')} className="mt-10">
        {props.words.consent.report}
      </CheckField>
    </>
  );
}

type LinkProps = { id: StatementId; short: string; words: Props['words']['library'] };

const StatementLink = ({ id, short, words }: LinkProps) => (
  <ExternalLink
    href={routes.libraryPage(id)}
    newTab={words.newTab}
    className="inline-flex min-h-target items-center underline"
  >
    {words.one}
    <span className="sr-only">: {short}</span>
  </ExternalLink>
);

/** What the ratings and words mean, and a switch that shows each statement's best case. */
function RatingKey({
  words: { scale, terms, termsTitle, library },
  hasKeys,
}: Pick<Props, 'words'> & { hasKeys: boolean }) {
  return (
    <details className="text-ui">
      <summary className={SUMMARY}>{termsTitle}</summary>
      <div className="grid gap-3 pt-2 pb-4">
        <p className="text-ink-muted">
          {scale.solo} {hasKeys && <span className="hidden md:inline">{scale.keys}</span>}
        </p>
        <dl className="grid gap-x-8 gap-y-2 md:grid-cols-2">
          {[
            ...scale.labels.map(({ label, meaning }) => [label, meaning] as const),
            ...Object.entries(terms),
          ].map(([term, meaning]) => (
            <div key={term}>
              <dt className="font-semibold">{term}</dt>
              <dd className="text-ink-muted">{meaning}</dd>
            </div>
          ))}
        </dl>
        <ExternalLink
          href={routes.library}
          newTab={library.newTab}
          className="inline-flex min-h-target items-center justify-self-start underline"
        >
          {library.label}
        </ExternalLink>
        <CheckField box="show-help">{scale.helpTitle}</CheckField>
      </div>
    </details>
  );
}
