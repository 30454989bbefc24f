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
  /** Leads to more help. */
  more?: ReactNode;
};

/** One statement with its four ratings: native radio buttons, answered by click, thumb or arrow keys. */
export function RatingScale({ id: given, choice, statement, scale, error, leaveOut, more }: Props) {
  const own = useId();
  const id = given ?? own;
  return (
    <fieldset id={given} className="rating" aria-describedby={error && `${id}-error`}>
      <legend>
        {statement.text} <span className="unrated">{scale.notRated}</span>
        <span className="best">{statement.help}</span>
        {error && (
          <span id={`${id}-error`} className="block text-note font-medium text-poor">
            {error}
          </span>
        )}
      </legend>
      <div className="segments">
        {scale.labels.map(({ value, label, meaning }) => (
          <label key={value}>
            <input
              {...choice(value)}
              type="radio"
              value={value}
              data-tooltip={value === 3 ? statement.help : meaning}
            />
            <span>
              <b>{value}</b>
              {label}
            </span>
          </label>
        ))}
      </div>
      {more && <p className="best">{more}</p>}
      {leaveOut && (
        <label className="inline-flex min-h-target items-center gap-3 text-ui md:col-start-2">
          <input {...choice('')} type="radio" value="" className="size-5 accent-blueprint" />
          {leaveOut}
        </label>
      )}
    </fieldset>
  );
}
