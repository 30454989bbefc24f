import { type ReactNode, useId } from 'react';
import type { Rating } from '@/lib/diagnostic/rules/questionnaire';
import type { Controls } from './controls';
import type { DiagnosticWords, StatementWords } from './words';

type Props = {
  id?: string;
  /** The radio button of one rating; '' is none. */
  choice: (value: Rating | '') => ReturnType<Controls['control']>;
  statement: StatementWords;
  scale: DiagnosticWords['scale'];
  error?: string;
  /** The choice to rate it no longer, where there is one. */
  leaveOut?: string;
  more?: ReactNode;
};

const RATING =
  'group min-w-0 border-b border-line pb-[18px] md:grid md:grid-cols-[1fr_352px] md:items-center md:gap-[24px] md:py-[14px]';
const HELP = 'mt-[2px] text-[0.875rem] text-ink-muted';
const BEST = 'hidden in-[.ratings:has(.show-help:checked)]:block';

/** In large text on a phone they stand two by two. */
const SEGMENTS =
  'mt-[10px] grid grid-cols-[repeat(4,1fr)] rounded-control border-drawn border-control bg-paper-raised md:col-start-2 md:m-0 enlarged:grid-cols-[1fr_1fr]';
const SEGMENT =
  'relative grid border-control not-first:border-l-drawn has-focus-visible:z-1 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brass-deep enlarged:nth-3:border-l-0 enlarged:nth-[n+3]:border-t-drawn';
const WORD =
  'flex min-h-[60px] flex-col items-center justify-center px-[2px] py-[6px] text-center text-[0.8125rem]/[1.2] font-medium peer-not-checked:peer-hover:bg-paper peer-checked:bg-blueprint peer-checked:text-blueprint-text peer-checked:forced-color-adjust-none md:min-h-[56px] enlarged:min-w-min! enlarged:wrap-break-word!';

/** One statement with its four ratings: native radio buttons, answered by click, thumb or arrow keys. */
export function RatingScale({ id: given, choice, statement, scale, error, leaveOut, more }: Props) {
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
      {more && <p className={`${BEST} ${HELP}`}>{more}</p>}
      {leaveOut && (
        <label className="inline-flex min-h-target items-center gap-3 text-ui md:col-start-2">
          <input {...choice('')} type="radio" value="" className="size-5 accent-blueprint" />
          {leaveOut}
        </label>
      )}
    </fieldset>
  );
}
