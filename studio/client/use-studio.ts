import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { State } from '../server/studio';
import { ask, Refused } from './api';
import { createQueue } from './queue';
import { NO_TROUBLE, shownTrouble, troublesAfter } from './trouble';

/**
 * How long nothing is typed before the words are checked, and how often it is looked whether a file was saved
 * outside.
 */
const CHECK_MS = 300;
const LOOK_MS = 2_500;

const inTurn = createQueue(new Promise((resolve) => window.addEventListener('pagehide', resolve)));

export type Studio = {
  state: State;
  /** Why the last change was refused, or why nothing is known; null where all is well. */
  trouble: string | null;
  /** Makes a change, after those before it. @returns whether it was made */
  send: (call: string, body?: object) => Promise<boolean>;
  /** The same for a field that says itself why it was refused. @returns why; null: it was made */
  attempt: (call: string, body: object) => Promise<string | null>;
  /**
   * Sends a file. Edits don't wait for it, however large it is.
   * @returns why it was refused; null: it was not
   */
  upload: (query: URLSearchParams, file: Blob) => Promise<string | null>;
  /** Says why a change was refused where no field is left to say it. */
  tell: (refused: string) => void;
};

/**
 * What the server says of the draft, kept up to date. `closed`: this browser was not let in, or nobody
 * answers at all.
 */
export function useStudio(): { studio: Studio | null; closed: Refused | null } {
  const [state, setState] = useState<State | null>(null);
  const [troubles, setTroubles] = useState(NO_TROUBLE);
  const [closed, setClosed] = useState<Refused | null>(null);
  const waiting = useRef(0);
  const isThere = useRef(false);
  const timer = useRef<number>(undefined);

  /** @returns why it was refused, in words; null: it was not */
  const refusedBy = useCallback(async (asked: Promise<unknown>) => {
    try {
      await asked;
      isThere.current = true;
      return null;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.status === 401 || !isThere.current) setClosed(error);
      return error.message;
    }
  }, []);

  const call = useCallback(
    (address: string, body?: object, isToldHere = true) => {
      waiting.current++;
      return inTurn(async () => {
        try {
          const refused = await refusedBy(ask<State>(address, body).then(setState));
          if (isToldHere || refused === null)
            setTroubles((before) => troublesAfter(before, body ? 'change' : 'look', refused));
          return refused;
        } finally {
          waiting.current--;
        }
      });
    },
    [refusedBy],
  );

  const checkSoon = useCallback(() => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => void call('/api/check'), CHECK_MS);
  }, [call]);

  const changes = useMemo(() => {
    const change = async (name: string, body: object, isToldHere: boolean) => {
      const refused = await call(`/api/${name}`, body, isToldHere);
      checkSoon();
      return refused;
    };
    return {
      send: async (name: string, body: object = {}) => (await change(name, body, true)) === null,
      attempt: (name: string, body: object) => change(name, body, false),
      async upload(query: URLSearchParams, file: Blob) {
        const refused = await refusedBy(ask(`/api/upload?${query}`, file));
        // What it answered may be older by now than what an edit did.
        await call('/api/check');
        return refused;
      },
      tell: (refused: string) => setTroubles((before) => troublesAfter(before, 'change', refused)),
    };
  }, [call, checkSoon, refusedBy]);

  useEffect(() => {
    void call('/api/check');
    const look = window.setInterval(() => {
      if (waiting.current === 0 && document.visibilityState === 'visible') void call('/api/state');
    }, LOOK_MS);
    return () => window.clearInterval(look);
  }, [call]);

  const isUnchecked = state !== null && state.checked === null;
  useEffect(() => {
    if (isUnchecked) checkSoon();
  }, [isUnchecked, checkSoon]);

  const trouble = shownTrouble(troubles);
  const studio = useMemo(() => (state ? { state, trouble, ...changes } : null), [state, trouble, changes]);
  return { studio, closed };
}
