import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { State } from '../server/studio';
import { ask, Refused } from './api';
import { createQueue } from './queue';
import { NO_TROUBLE, shownTrouble, troublesAfter } from './trouble';

/** How long nothing is typed before the words are checked, and how often it is looked whether a file was saved outside. */
const CHECK_MS = 300;
const LOOK_MS = 2_500;

const inTurn = createQueue(new Promise((resolve) => window.addEventListener('pagehide', resolve)));

export type Studio = {
  state: State;
  /** Why the last change was refused, or why nothing is known; null where all is well. */
  trouble: string | null;
  /** Makes a change, after those before it. @returns whether it was made */
  send: (call: string, body?: object) => Promise<boolean>;
};

/** What the server says of the draft, kept up to date. `closed`: this browser was not let in, or nobody answers at all. */
export function useStudio(): { studio: Studio | null; closed: Refused | null } {
  const [state, setState] = useState<State | null>(null);
  const [troubles, setTroubles] = useState(NO_TROUBLE);
  const [closed, setClosed] = useState<Refused | null>(null);
  const waiting = useRef(0);
  const isThere = useRef(false);
  const timer = useRef<number>(undefined);

  const call = useCallback((address: string, body?: object) => {
    const said = (message: string | null) =>
      setTroubles((before) => troublesAfter(before, body ? 'change' : 'look', message));
    waiting.current++;
    return inTurn(async () => {
      try {
        setState(await ask<State>(address, body));
        isThere.current = true;
        said(null);
        return true;
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        if (error.status === 401 || !isThere.current) setClosed(error);
        else said(error.message);
        return false;
      } finally {
        waiting.current--;
      }
    });
  }, []);

  const checkSoon = useCallback(() => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => void call('/api/check'), CHECK_MS);
  }, [call]);

  const send = useCallback(
    async (name: string, body: object = {}) => {
      const done = await call(`/api/${name}`, body);
      checkSoon();
      return done;
    },
    [call, checkSoon],
  );

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
  const studio = useMemo(() => (state ? { state, trouble, send } : null), [state, trouble, send]);
  return { studio, closed };
}
