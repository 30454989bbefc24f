import { classes } from './classes';

/** How a button looks is written in button.css. */
const VARIANTS = { primary: '', line: 'button-line', bright: 'button-bright' };
const SIZES = { m: '', sm: 'button-sm' };

export type ButtonVariant = keyof typeof VARIANTS;
export type ButtonSize = keyof typeof SIZES;

/**
 * The classes of a button: `primary` is the one action of a view, `line` the other, `bright` stands on
 * blueprint.
 */
export function buttonClasses(variant: ButtonVariant = 'primary', size: ButtonSize = 'm'): string {
  return classes('button', VARIANTS[variant], SIZES[size]);
}
