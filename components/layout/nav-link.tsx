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
