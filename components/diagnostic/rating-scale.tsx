'use client';

import { type KeyboardEvent, useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { DiagnosticWords, StatementWords } from './words';

type Props = {
  field: UseFormRegisterReturn;
  statement: StatementWords;
  scale: DiagnosticWords['scale'];
  error?: string;
};

/** One statement with its four ratings: native radio buttons, answered by click, thumb, arrow keys or the keys 0 to 3. */
export function RatingScale({ field, statement, scale, error }: Props) {
  const id = useId();
  return (
    <fieldset className="rating" onKeyDown={rateByDigit} aria-describedby={error && `${id}-error`}>
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
              {...field}
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

function rateByDigit(event: KeyboardEvent<HTMLFieldSetElement>) {
  if (!/^[0-3]$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
  const radios = event.currentTarget.querySelectorAll<HTMLInputElement>('input[type=radio]');
  const radio = radios[Number(event.key)];
  radio?.click();
  radio?.focus();
}
