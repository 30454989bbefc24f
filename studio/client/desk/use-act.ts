import { useRef, useState } from 'react';
import type { Act } from '../../desk/acts';
import type { Done, Question } from '../../desk/desk';
import { ask, Refused } from '../api';
import { troubleIn } from './use-answer';

export type Acting = {
  isWorking: boolean;
  /** What is to be answered before it is done. */
  question: (Question & { act: Act }) | null;
  /** What came of the last one. */
  said: { text: string; isRefused: boolean } | null;
  begin: (act: Act) => void;
  answer: (isYes: boolean) => void;
};

/**
 * Has something done: asks first where it changes money or deletes, and says what came of it.
 * @param changed called when something was done
 */
export function useAct(changed: () => void): Acting {
  const [isWorking, setIsWorking] = useState(false);
  const [question, setQuestion] = useState<Acting['question']>(null);
  const [said, setSaid] = useState<Acting['said']>(null);
  // Two clicks before the page is drawn anew are one; and if both are sent, they are one attempt.
  const isBusy = useRef(false);
  const attempt = useRef(crypto.randomUUID());

  /** In one step, so that the question is closed when the focus goes to what was said. */
  function show(outcome: Acting['said']): void {
    setQuestion(null);
    setSaid(outcome);
  }

  async function work(doing: () => Promise<void>): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsWorking(true);
    try {
      await doing();
    } catch (error) {
      show({ text: troubleIn(error), isRefused: true });
    } finally {
      isBusy.current = false;
      setIsWorking(false);
    }
  }

  async function perform(act: Act, asked: string | null): Promise<void> {
    try {
      const { text } = await ask<Pick<Done, 'text'>>('/api/desk/act', {
        ...{ act, asked, attempt: attempt.current },
      });
      attempt.current = crypto.randomUUID();
      show({ text, isRefused: false });
      changed();
    } catch (error) {
      // Without an answer nobody knows whether it was done: sent again, it is the same attempt.
      if (error instanceof Refused && error.status !== 0) attempt.current = crypto.randomUUID();
      throw error;
    }
  }

  return {
    ...{ isWorking, question, said },
    begin: (act) =>
      void work(async () => {
        setSaid(null);
        const first = await ask<Question | null>('/api/desk/ask', { act });
        if (first) setQuestion({ ...first, act });
        else await perform(act, null);
      }),
    answer: (isYes) =>
      void work(async () => {
        if (question && isYes) await perform(question.act, question.text);
        else setQuestion(null);
      }),
  };
}
