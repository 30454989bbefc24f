import type { ComponentProps } from 'react';
import { buttonClasses, type ButtonSize, type ButtonVariant } from './button-classes';
import { classes } from './classes';
import { AnyLink } from './external-link';

type Look = { variant?: ButtonVariant; size?: ButtonSize };

/** A button that does something on this page. It submits nothing unless `type="submit"`. */
export function Button({ variant, size, className, ...button }: Look & ComponentProps<'button'>) {
  return <button type="button" {...button} className={classes(buttonClasses(variant, size), className)} />;
}

/** A link that looks like a button. */
export const ButtonLink = ({ variant, size, className, ...link }: Look & ComponentProps<typeof AnyLink>) => (
  <AnyLink {...link} className={classes(buttonClasses(variant, size), className)} />
);
