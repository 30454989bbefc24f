'use client';

import { usePathname } from 'next/navigation';
import { useCallback, useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';

const ARROWS = ['ArrowDown', 'ArrowUp'];

type MenuButtonProps = {
  /** The id of the popover that stands right after it. */
  opens: string;
  /** The address of the section that the menu belongs to. */
  section: string;
  children: ReactNode;
};

/**
 * Opens a menu of links. The browser does the opening; this adds the keys and says whether it is open. What does so is
 * fetched when somebody comes near, and an arrow key that was quicker than that is not lost.
 */
export function MenuButton({ opens, section, children }: MenuButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const open = useOpen(opens);
  const path = usePathname();
  useEffect(() => {
    const stop = new AbortController();
    const menu = document.getElementById(opens)!;
    const waiting = new AbortController();
    let arrow: KeyboardEvent | undefined;
    let fetched: Promise<void> | undefined;
    const reach = (event: Event) => {
      if (event instanceof KeyboardEvent && ARROWS.includes(event.key)) {
        event.preventDefault();
        arrow = event;
      }
      fetched ??= import('./menu-watch').then(({ watchMenu }) => {
        waiting.abort();
        if (button.current && !stop.signal.aborted)
          watchMenu(button.current, menu, { signal: stop.signal, arrow });
      });
    };
    for (const event of ['pointerenter', 'focus', 'keydown'])
      button.current!.addEventListener(event, reach, { signal: waiting.signal });
    menu.addEventListener('beforetoggle', reach, { signal: waiting.signal });
    return () => {
      stop.abort();
      waiting.abort();
    };
  }, [opens]);
  return (
    <button
      ref={button}
      type="button"
      popoverTarget={opens}
      aria-expanded={open}
      aria-controls={opens}
      aria-current={path === section || path.startsWith(`${section}/`) ? 'true' : undefined}
      className="nav-link toolbox-button"
    >
      {children} <i className="chevron" aria-hidden="true" />
    </button>
  );
}

/** Whether a popover is open; undefined where nobody can say yet. */
function useOpen(id: string): boolean | undefined {
  const watch = useCallback(
    (tell: () => void) => {
      const popover = document.getElementById(id);
      popover?.addEventListener('toggle', tell);
      return () => popover?.removeEventListener('toggle', tell);
    },
    [id],
  );
  const now = () => document.getElementById(id)?.matches(':popover-open');
  return useSyncExternalStore(watch, now, () => undefined);
}
