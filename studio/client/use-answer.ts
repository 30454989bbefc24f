import { useEffect, useState } from 'react';
import { ask, Refused } from './api';

/** What was answered to a question, or why it was refused. */
type Answered<Answer> = { answer: Answer; trouble?: never } | { answer?: never; trouble: string };
/** `isOld`: it was asked again since, and there is no answer to that yet. */
type Given<Answer> = Answered<Answer> & { isOld: boolean };

/**
 * Asks the studio, and again with each new address, body or version: what was answered before stands until
 * then.
 * @param version another one for each change that the answer may show
 * @returns null: nothing was answered yet
 */
export function useAnswer<Answer>(
  address: string,
  version: number | string = 0,
  body?: string,
): Given<Answer> | null {
  const [given, setGiven] = useState<{ of: string; to: number | string; answered: Answered<Answer> } | null>(
    null,
  );
  const of = `${address} ${body ?? ''}`;
  useEffect(() => {
    let isLate = false;
    const given = (answered: Answered<Answer>) => isLate || setGiven({ of, to: version, answered });
    ask<Answer>(address, body === undefined ? undefined : JSON.parse(body)).then(
      (answer) => given({ answer }),
      (error: unknown) => given({ trouble: troubleIn(error) }),
    );
    return () => {
      isLate = true;
    };
  }, [address, body, of, version]);
  return given?.of === of ? { ...given.answered, isOld: given.to !== version } : null;
}

/** Why something was refused, in words. @throws what is no refusal */
export function troubleIn(error: unknown): string {
  if (error instanceof Refused) return error.message;
  throw error;
}
