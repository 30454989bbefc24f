'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';

type MenuButtonProps = {
  /** The id of the popover that stands right after it. */
  opens: string;
  /** The address of the section that the menu belongs to. */
  section: string;
  children: ReactNode;
};

/** Opens a menu of links. The browser opens it, and says whether it is open; menu-watch.ts adds the keys. */
export function MenuButton({ opens, section, children }: MenuButtonProps) {
  const path = usePathname();
  return (
    <button
      type="button"
      popoverTarget={opens}
      data-menu=""
      aria-current={path === section || path.startsWith(`${section}/`) ? 'true' : undefined}
      className="nav-link toolbox-button"
    >
      {children} <i className="chevron" aria-hidden="true" />
    </button>
  );
}
