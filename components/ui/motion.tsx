import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import {
  domAnimation,
  LazyMotion,
  useFollowValue,
  useMotionValueEvent,
  useSpring,
  useTransform,
} from 'framer-motion';
import * as m from 'framer-motion/m';

/*
 * All that framer-motion does here; ./use-motion loads it. Each thing ends where the page has it without
 * this, and on paper it is there at once (the class `moves`).
 */

const EASE: [number, number, number, number] = [0.3, 0, 0.1, 1];
const DRAWN = { type: 'tween', duration: 0.6, ease: EASE } as const;
const Lazy = ({ children }: { children: ReactNode }) => (
  <LazyMotion features={domAnimation} strict>
    {children}
  </LazyMotion>
);

type Change = { from: number; to: number };
type PropsOf<Tag extends 'div' | 'svg'> = Pick<ComponentProps<Tag>, 'className' | 'children'>;

function useDrawn({ from, to }: Change) {
  const value = useFollowValue(from, DRAWN);
  useEffect(() => value.set(to), [value, to]);
  return value;
}

/** A number that counts. Its place is as wide as its end, which is what is read out and printed. */
export function Count(change: Change) {
  const [reached, setReached] = useState(change.from);
  const value = useDrawn(change);
  // Blanks as wide as a figure: the number never moves, as the browser sees it.
  const places = String(change.to).length;
  const text = useTransform(value, (now) => String(Math.round(now)).padStart(places, '\u2007'));
  useMotionValueEvent(value, 'change', (now) => now === change.to && setReached(now));
  if (reached === change.to) return change.to;
  return (
    <span className="relative">
      <span className="opacity-0 print:opacity-100">{change.to}</span>
      <Lazy>
        <m.span aria-hidden="true" data-print="no" className="absolute left-0">
          {text}
        </m.span>
      </Lazy>
    </span>
  );
}

/** A bar of so many percent: its end slides there. */
export function Slide({ from, to, className = '', children }: Change & PropsOf<'svg'>) {
  const end = useDrawn({ from, to });
  const x = useTransform(end, (now) => (to === 0 ? '0%' : `${((now - to) / to) * 100}%`));
  return (
    <Lazy>
      <m.svg className={`moves ${className}`} width={`${to}%`} style={{ x }}>
        {children}
      </m.svg>
    </Lazy>
  );
}

/** Hangs, swings each time `at` becomes another, and settles. */
export function Hanging({ at, className = '', children }: PropsOf<'div'> & { at: string }) {
  const tilt = useSpring(0, { stiffness: 60, damping: 4 });
  // Not as it comes: when `at` goes.
  useEffect(
    () => () => {
      tilt.jump(5);
      tilt.set(0);
    },
    [at, tilt],
  );
  return (
    <Lazy>
      <m.div className={`moves ${className}`} style={{ rotate: tilt, originY: 0 }}>
        {children}
      </m.div>
    </Lazy>
  );
}

/** Comes from the right, or from the left with -1. */
export function Entering({ side, children }: { side: number; children: ReactNode }) {
  return (
    <Lazy>
      <m.div className="moves" initial={{ x: 48 * side }} animate={{ x: 0 }} transition={DRAWN}>
        {children}
      </m.div>
    </Lazy>
  );
}
