import { useEffect, useState } from 'react';
import { ask, Refused } from './api';

/** What was answered to a question, or why it was refused. Null: not yet. */
type Answered<Answer> = { answer: Answer; trouble?: never } | { answer?: never; trouble: string };

/**
 * Asks the studio, and again with each new address, body or version: what was answered before stands until then.
 * @param version another one for each change that the answer may show
 */
export function useAnswer<Answer>(
  address: string,
  version: number | string = 0,
  body?: string,
): Answered<Answer> | null {
  const [given, setGiven] = useState<{ of: string; answered: Answered<Answer> } | null>(null);
  const of = `${address} ${body ?? ''}`;
  useEffect(() => {
    let isLate = false;
    const given = (answered: Answered<Answer>) => isLate || setGiven({ of, answered });
    ask<Answer>(address, body === undefined ? undefined : JSON.parse(body)).then(
      (answer) => given({ answer }),
      (error: unknown) => given({ trouble: troubleIn(error) }),
    );
    return () => {
      isLate = true;
    };
  }, [address, body, of, version]);
  return given?.of === of ? given.answered : null;
}

/** Why something was refused, in words. @throws what is no refusal */
export function troubleIn(error: unknown): string {
  if (error instanceof Refused) return error.message;
  throw error;
}
