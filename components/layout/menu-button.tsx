'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState, type ReactNode } from 'react';

type MenuButtonProps = {
  /** The id of the popover that stands right after it. */
  opens: string;
  /** The address of the section that the menu belongs to. */
  section: string;
  children: ReactNode;
};

/** Opens a menu of links. The browser does the opening; this adds the keys and says whether it is open. */
export function MenuButton({ opens, section, children }: MenuButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<boolean>();
  const path = usePathname();
  useEffect(() => {
    const stop = new AbortController();
    const menu = document.getElementById(opens)!;
    const reach = () => {
      reached.abort();
      void import('./menu-watch').then(({ watchMenu }) => {
        if (button.current && !stop.signal.aborted) watchMenu(button.current, menu, setOpen, stop.signal);
      });
    };
    const reached = new AbortController();
    for (const event of ['pointerenter', 'focus', 'keydown'])
      button.current!.addEventListener(event, reach, { signal: reached.signal });
    menu.addEventListener('beforetoggle', reach, { signal: reached.signal });
    setOpen(menu.matches(':popover-open'));
    return () => {
      stop.abort();
      reached.abort();
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
