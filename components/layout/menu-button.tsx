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
    void import('./menu-watch').then(({ watchMenu }) => {
      if (button.current) watchMenu(button.current, document.getElementById(opens)!, setOpen, stop.signal);
    });
    return () => stop.abort();
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
