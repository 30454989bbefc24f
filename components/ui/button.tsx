import type { ComponentProps, ReactNode } from 'react';
import { buttonClasses, type ButtonSize, type ButtonVariant } from './button-classes';
import { classes } from './classes';
import { ExternalLink } from './external-link';

type Look = { variant?: ButtonVariant; size?: ButtonSize };

/** A button that does something on this page. It submits nothing unless `type="submit"`. */
export function Button({ variant, size, className, ...button }: Look & ComponentProps<'button'>) {
  return <button type="button" {...button} className={classes(buttonClasses(variant, size), className)} />;
}

type ButtonLinkProps = Look & {
  href: string;
  /** For an address outside this site: opens a new tab, and this text ("opens in a new tab") says so. */
  newTab?: string;
  className?: string;
  children: ReactNode;
};

/** A link that looks like a button. */
export function ButtonLink({ variant, size, href, newTab, className, children }: ButtonLinkProps) {
  const look = classes(buttonClasses(variant, size), className);
  if (newTab) {
    return (
      <ExternalLink href={href} newTab={newTab} className={look}>
        {children}
      </ExternalLink>
    );
  }
  return (
    <a href={href} className={look}>
      {children}
    </a>
  );
}
