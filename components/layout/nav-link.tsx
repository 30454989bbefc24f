'use client';

import { Link } from '@/components/ui/link';
import { usePathname } from 'next/navigation';
import type { MouseEvent, ReactNode } from 'react';

type NavLinkProps = { href: string; className?: string; children: ReactNode };

/** A link of the main navigation. It knows when it is the current page, and closes the menu it stands in. */
export function NavLink({ href, className = 'nav-link', children }: NavLinkProps) {
  const path = usePathname();
  const current = path === href ? 'page' : path.startsWith(`${href}/`) && href !== '/' ? 'true' : undefined;
  return (
    <Link href={href} className={className} aria-current={current} onClick={closeMenu}>
      {children}
    </Link>
  );
}

function closeMenu(event: MouseEvent<HTMLElement>) {
  event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover?.();
}
