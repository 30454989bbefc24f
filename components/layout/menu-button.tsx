'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, type ReactNode } from 'react';

const ARROWS = ['ArrowDown', 'ArrowUp'];

type MenuButtonProps = {
  /** The id of the popover that stands right after it. */
  opens: string;
  /** The address of the section that the menu belongs to. */
  section: string;
  children: ReactNode;
};

/**
 * Opens a menu of links. The browser opens it, and says whether it is open; this adds the keys. What does so is fetched when
 * somebody comes near, and an arrow key that was quicker than that is not lost.
 */
export function MenuButton({ opens, section, children }: MenuButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
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
      aria-current={path === section || path.startsWith(`${section}/`) ? 'true' : undefined}
      className="nav-link toolbox-button"
    >
      {children} <i className="chevron" aria-hidden="true" />
    </button>
  );
}
