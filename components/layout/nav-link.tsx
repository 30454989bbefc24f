'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';

type NavLinkProps = { href: string; className?: string; children: ReactNode };

/** A link of the main navigation. It knows when it is the current page. */
export function NavLink({ href, className = 'nav-link', children }: NavLinkProps) {
  const path = usePathname();
  const current = path === href ? 'page' : path.startsWith(`${href}/`) && href !== '/' ? 'true' : undefined;
  return (
    <a href={href} className={className} aria-current={current}>
      {children}
    </a>
  );
}

type MenuButtonProps = {
  /** The id of the popover that stands right after it. */
  opens: string;
  /** The address of the section that the menu belongs to. */
  section: string;
  children: ReactNode;
};

const BUTTON =
  'nav-link gap-2 [anchor-name:--toolbox-button] max-md:w-full max-md:justify-between [&>i]:transition-transform ' +
  '[&:has(+:popover-open)>i]:[transform:rotate(180deg)]';

/** Opens a menu of links. The browser opens it, and says whether it is open; menu-watch.ts adds the keys. */
export function MenuButton({ opens, section, children }: MenuButtonProps) {
  const path = usePathname();
  return (
    <button
      type="button"
      popoverTarget={opens}
      data-menu=""
      aria-current={path === section || path.startsWith(`${section}/`) ? 'true' : undefined}
      className={BUTTON}
    >
      {children} <i className="chevron" aria-hidden="true" />
    </button>
  );
}
