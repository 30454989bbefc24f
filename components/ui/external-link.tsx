import type { ComponentProps } from 'react';

/**
 * A link to another site, or to what is read beside this page: a new tab, no opener, and a text for screen
 * readers that says so.
 */
export function ExternalLink({ newTab, children, ...link }: ComponentProps<'a'> & { newTab: string }) {
  return (
    <a target="_blank" rel="noopener noreferrer" {...link}>
      {children}
      <span className="sr-only"> ({newTab})</span>
    </a>
  );
}
