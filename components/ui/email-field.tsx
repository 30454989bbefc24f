'use client';

import { type ComponentProps, useState } from 'react';
import { suggestEmail } from '@/lib/kernel/email-typo';
import { fill } from '@/lib/kernel/text';
import { TextField } from './field';

type Props = Omit<ComponentProps<typeof TextField>, 'type'> & {
  /** The question where another address was probably meant: {suggestion} is filled in. */
  hint: string;
};

/**
 * A field for an email address, which asks about a typo while it is typed: a question that came only once the
 * field is left would move the button under the finger that is about to press it.
 */
export function EmailField({ hint, onChange, className, ...input }: Props) {
  const [suggestion, setSuggestion] = useState<string>();
  return (
    <div className={className}>
      <TextField
        {...input}
        type="email"
        autoComplete="email"
        onChange={(event) => {
          setSuggestion(suggestEmail(event.target.value.trim()));
          onChange?.(event);
        }}
      />
      <p aria-live="polite" className={suggestion ? 'mt-2 text-note' : undefined}>
        {suggestion && fill(hint, { suggestion })}
      </p>
    </div>
  );
}
