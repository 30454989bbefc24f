'use client';

import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';
import { toast, Toaster as Sonner } from 'sonner';
import type { Notice } from './notify';
import { liftToasts } from './toast-lift';
import { ToastSheet } from './toast-sheet';
import { ToastTimer } from './toast-timer';

const LIFE_MS = 5000;
const SWIPE_PX = 50;

/** In a low window a toast above the bar would cover the field in the middle that it is about. */
const isLow = () => matchMedia('(height < 30rem)').matches;

/** `notice` null: nothing is to be shown, or no longer. */
export type ToasterProps = { notice: Notice | null; label: string; close: string };

/** Shows the latest notice with sonner, which fades, moves and swipes; when it closes is decided here. */
export function Toaster({ notice, label, close }: ToasterProps) {
  /**
   * The toast on screen. A new notice takes it over; once it is on its way out, the next one gets a new id.
   */
  const open = useRef<string>(undefined);
  const [timer] = useState(() => new ToastTimer(LIFE_MS, () => toast.dismiss()));

  useEffect(() => {
    const forget = (id: string) => {
      if (open.current !== id) return;
      open.current = undefined;
      timer.stop();
      timer.release('hover');
      timer.release('focus');
    };
    const dismiss = (id: string) => {
      toast.dismiss(id);
      forget(id);
    };
    if (!notice) {
      // Forgotten at once: a toast of the same moment must not take over one that is on its way out.
      if (open.current) dismiss(open.current);
      return;
    }
    const id = (open.current ??= crypto.randomUUID());
    toast.custom(() => <ToastSheet notice={notice} close={close} onClose={() => dismiss(id)} />, {
      id,
      duration: Infinity,
      onDismiss: () => forget(id),
    });
    timer.restart();
  }, [notice, close, timer]);

  useEffect(() => (notice ? liftToasts() : undefined), [notice]);

  useEffect(() => {
    const follow = () => (document.hidden ? timer.hold('hidden') : timer.release('hidden'));
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, [timer]);

  // Moving, not merely over: a toast that slides in under a pointer at rest is not being read.
  return (
    <div
      className="contents"
      onPointerUpCapture={keepShortSwipes}
      onPointerMove={() => timer.hold('hover')}
      onPointerOut={(event) => leaves(event) && timer.release('hover')}
      onFocus={() => timer.hold('focus')}
      onBlur={(event) => leaves(event) && timer.release('focus')}
    >
      <Sonner
        customAriaLabel={label}
        visibleToasts={1}
        duration={Infinity}
        hotkey={['F8']}
        swipeDirections={['right']}
        position={isLow() ? 'top-center' : 'bottom-right'}
        offset={{ top: 12, bottom: 'calc(var(--toast-lift, 0px) + 24px)', right: 24 }}
        mobileOffset={{ top: 12, bottom: 'calc(var(--toast-lift, 0px) + 12px)', left: 12, right: 12 }}
      />
    </div>
  );
}

function leaves(event: FocusEvent | PointerEvent): boolean {
  return !(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget));
}

/**
 * Sonner dismisses from 45 px on, or at any speed above a crawl: below 50 px it shall see no swipe at all.
 */
function keepShortSwipes(event: PointerEvent) {
  const item = event.target instanceof Element && event.target.closest<HTMLElement>('[data-sonner-toast]');
  if (!item) return;
  const moved = parseFloat(item.style.getPropertyValue('--swipe-amount-x')) || 0;
  if (moved < SWIPE_PX) item.style.setProperty('--swipe-amount-x', '0px');
}
