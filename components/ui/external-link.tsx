import type { ComponentProps } from 'react';

/** The words that say so stand in the head of every page. */
export const NEW_TAB = 'new-tab';

/**
 * A link to another site, or to what is read beside this page: a new tab, no opener, and a text for screen
 * readers that says so.
 */
export const ExternalLink = (link: ComponentProps<'a'>) => (
  <a target="_blank" rel="noopener noreferrer" aria-describedby={NEW_TAB} {...link} />
);

/** The same for an address outside this site, and a link like any other within it. */
export const AnyLink = ({ href, ...link }: ComponentProps<'a'> & { href: string }) =>
  /^https?:/.test(href) ? <ExternalLink href={href} {...link} /> : <a href={href} {...link} />;
