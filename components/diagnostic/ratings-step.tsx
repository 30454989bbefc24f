import { type KeyboardEventHandler, type ReactNode, useId } from 'react';
import { CheckField } from '@/components/ui/field';
import { ExternalLink } from '@/components/ui/external-link';
import { AREAS, type Rating } from '@/lib/diagnostic/rules/questionnaire';
import { ratingField } from '@/lib/diagnostic/rules/steps';
import { routes } from '@/lib/kernel/routes';
import { fill } from '@/lib/kernel/text';
import type { Controls } from './controls';
import type { DiagnosticWords, StatementWords } from './words';

type Props = {
  words: Pick<DiagnosticWords, 'sections' | 'scale' | 'library'>;
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
          <p className="max-w-none border-b border-line pt-3 pb-4 text-ui text-ink-muted">{intro}</p>
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
                  more={
                    <ExternalLink
                      href={routes.libraryPage(statement)}
                      className="inline-flex min-h-target items-center underline"
                    >
                      {words.library.one}
                      <span className="sr-only">: {text.short}</span>
                    </ExternalLink>
                  }
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

/** What the ratings mean, and a switch that shows each statement's best case. */
function RatingKey({ words: { scale, library }, hasKeys }: Pick<Props, 'words'> & { hasKeys: boolean }) {
  return (
    <div className="grid gap-3 text-note">
      <dl className="grid gap-x-6 gap-y-1 leading-snug md:grid-cols-4">
        {scale.labels.map(({ value, label, meaning }) => (
          <div key={value} className="grid grid-cols-[7rem_1fr] enlarged:block md:block">
            <dt className="font-semibold">
              {value} {label}
            </dt>
            <dd className="text-ink-muted">{meaning}</dd>
          </div>
        ))}
      </dl>
      <p className="max-w-none text-ink-muted">
        {scale.solo} {hasKeys && <span className="hidden md:inline">{scale.keys}</span>}{' '}
        <ExternalLink href={routes.library} className="max-md:hidden">
          {library.label}
        </ExternalLink>
      </p>
      <CheckField box="show-help">{scale.helpTitle}</CheckField>
    </div>
  );
}

type RatingProps = {
  id?: string;
  /** The radio button of one rating; '' is none. */
  choice: (value: Rating | '') => ReturnType<Controls['control']>;
  statement: StatementWords;
  scale: DiagnosticWords['scale'];
  error?: string;
  /** The choice to rate it no longer, where there is one. */
  leaveOut?: string;
  more: ReactNode;
};

const RATING =
  'group min-w-0 border-b border-line pb-[18px] md:grid md:grid-cols-[1fr_352px] md:items-center md:gap-[24px] md:py-[14px]';
const HELP = 'mt-[2px] text-[0.875rem] text-ink-muted';
const BEST = 'hidden in-[.ratings:has(.show-help:checked)]:block';

/** In large text on a phone they stand two by two. */
const SEGMENTS =
  'mt-[10px] grid grid-cols-[1.15fr_1fr_1fr_1fr] rounded-control border-drawn border-control bg-paper-raised md:col-start-2 md:m-0 enlarged:grid-cols-[1fr_1fr]';
const SEGMENT =
  'relative grid border-control not-first:border-l-drawn has-focus-visible:z-1 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brass-deep enlarged:nth-3:border-l-0 enlarged:nth-[n+3]:border-t-drawn';
const WORD =
  'flex min-h-[60px] flex-col items-center justify-center px-[2px] py-[6px] text-center text-[clamp(0.8125rem,3.4vw,0.875rem)]/[1.2] font-medium peer-not-checked:peer-hover:bg-paper peer-checked:bg-blueprint peer-checked:text-blueprint-text peer-checked:forced-color-adjust-none md:min-h-[56px] enlarged:min-w-min! enlarged:wrap-break-word!';

/** One statement with its four ratings: native radio buttons, answered by click, thumb or arrow keys. */
function RatingScale({ id: given, choice, statement, scale, error, leaveOut, more }: RatingProps) {
  const own = useId();
  const id = given ?? own;
  return (
    <fieldset id={given} className={`rating ${RATING}`} aria-describedby={error && `${id}-error`}>
      <legend className="max-w-[28em] pt-[14px] leading-[1.45] md:float-left md:p-0">
        {statement.text} {/* Until it is rated. */}
        <span className={`block group-has-[div_:checked]:hidden ${HELP}`}>{scale.notRated}</span>
        <span className={`${BEST} ${HELP}`}>{statement.help}</span>
        {error && (
          <span id={`${id}-error`} className="block text-note font-medium text-poor">
            {error}
          </span>
        )}
      </legend>
      <div className={SEGMENTS}>
        {scale.labels.map(({ value, label, meaning }) => (
          <label key={value} className={SEGMENT}>
            <input
              {...choice(value)}
              type="radio"
              value={value}
              data-tooltip={value === 3 ? statement.help : meaning}
              className="peer absolute inset-0 m-0 size-full cursor-pointer opacity-0"
            />
            <span className={WORD}>
              <b className="mb-[4px] font-display text-[1.25rem]/none font-medium lining-nums">{value}</b>
              {label}
            </span>
          </label>
        ))}
      </div>
      <p className={`${BEST} ${HELP}`}>{more}</p>
      {leaveOut && (
        <label className="inline-flex min-h-target items-center gap-3 text-ui md:col-start-2">
          <input {...choice('')} type="radio" value="" className="size-5 accent-blueprint" />
          {leaveOut}
        </label>
      )}
    </fieldset>
  );
}
