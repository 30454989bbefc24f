import { useId } from 'react';
import type { Rating } from '@/lib/diagnostic/rules/questionnaire';
import type { Controls } from './controls';
import type { DiagnosticWords, StatementWords } from './words';

type Props = {
  id?: string;
  /** The radio button of one rating. */
  choice: (value: Rating) => ReturnType<Controls['control']>;
  statement: StatementWords;
  scale: DiagnosticWords['scale'];
  error?: string;
};

/** One statement with its four ratings: native radio buttons, answered by click, thumb or arrow keys. */
export function RatingScale({ id: given, choice, statement, scale, error }: Props) {
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
    </fieldset>
  );
}
