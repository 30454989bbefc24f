import { useRef, useState } from 'react';
import type { Action } from '../../desk/actions';
import type { Done, Question } from '../../desk/desk';
import { ask, Refused } from '../api';
import { troubleIn } from '../use-answer';

export type Acting = {
  isWorking: boolean;
  /** What is to be answered before it is done. */
  question: (Question & { action: Action }) | null;
  /** What came of the last one. `isTyped`: it was refused for what was typed, before anything was done. */
  said: { text: string; isRefused: boolean; isTyped?: boolean; action: Action } | null;
  begin: (action: Action) => void;
  answer: (isYes: boolean) => void;
};

/**
 * Has something done: asks first where it changes money or deletes, and says what came of it.
 * @param changed called when something was done
 */
export function useAction(changed: () => void): Acting {
  const [isWorking, setIsWorking] = useState(false);
  const [question, setQuestion] = useState<Acting['question']>(null);
  const [said, setSaid] = useState<Acting['said']>(null);
  // Two clicks before the page is drawn anew are one; and if both are sent, they are one attempt.
  const isBusy = useRef(false);
  const attempts = useRef(new Map<string, string>());

  /** In one step, so that the question is closed when the focus goes to what was said. */
  function show(outcome: Acting['said']): void {
    setQuestion(null);
    setSaid(outcome);
  }

  async function work(action: Action, doing: (fits: () => void) => Promise<void>): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsWorking(true);
    let isTyped = true;
    try {
      await doing(() => (isTyped = false));
    } catch (error) {
      show({ text: troubleIn(error), isRefused: true, isTyped, action });
    } finally {
      isBusy.current = false;
      setIsWorking(false);
    }
  }

  async function perform(action: Action, asked: string | null): Promise<void> {
    const of = JSON.stringify([action, asked]);
    const attempt = attempts.current.get(of) ?? crypto.randomUUID();
    attempts.current.set(of, attempt);
    try {
      const { text } = await ask<Pick<Done, 'text'>>('/api/desk/act', { action, asked, attempt });
      attempts.current.delete(of);
      show({ text, isRefused: false, action });
      changed();
    } catch (error) {
      // Without an answer nobody knows whether it was done: sent again, it is the same attempt.
      if (error instanceof Refused && error.status !== 0) attempts.current.delete(of);
      throw error;
    }
  }

  return {
    ...{ isWorking, question, said },
    begin: (action) =>
      void work(action, async (fits) => {
        setSaid(null);
        const first = await ask<Question | null>('/api/desk/ask', { action });
        fits();
        if (first) setQuestion({ ...first, action });
        else await perform(action, null);
      }),
    answer: (isYes) => {
      if (isBusy.current) return;
      if (!question || !isYes) return setQuestion(null);
      void work(question.action, async (fits) => {
        fits();
        await perform(question.action, question.text);
      });
    },
  };
}
