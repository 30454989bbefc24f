import { useEffect, useState, type ReactNode } from 'react';
import type * as Moving from './motion';

type Motion = typeof Moving;
let loaded: Motion | null = null;

/** What moves things, as far as it is there: for what comes into the page only now. */
const motionNow = (): Motion | null => loaded;

/**
 * What moves things (framer-motion), loaded once the page has taken over and has nothing to do. Null until
 * then, and for whoever wants no motion: each thing stands where it would end anyway.
 */
export function useMotion(): Motion | null {
  const [motion, setMotion] = useState<Motion | null>(null);
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const load = async () => {
      await new Promise((idle) =>
        // Safari has none.
        'requestIdleCallback' in window ? requestIdleCallback(idle) : setTimeout(idle, 500),
      );
      loaded = await import('./motion');
      setMotion(loaded);
    };
    void load().catch(() => undefined);
  }, []);
  return motion;
}

/**
 * What takes the place of something else comes from the side that it lies on: 1 is right, -1 left. What is
 * already there when motion is loaded stays as it is, with all that is typed in it.
 */
export function Entering({ side, children }: { side: number; children: ReactNode }) {
  const [motion] = useState(motionNow);
  return motion ? <motion.Entering side={side}>{children}</motion.Entering> : <div>{children}</div>;
}
