import { classes } from './classes';

const BASE =
  'button inline-flex cursor-pointer items-center justify-center gap-2.5 rounded-control border-drawn text-center ' +
  'font-semibold text-balance no-underline transition-[color,background-color,border-color] ease-draw ' +
  'disabled:cursor-default disabled:border-control disabled:bg-transparent disabled:text-ink-muted';

const VARIANTS = {
  primary: 'border-brass-deep bg-brass-deep text-paper-raised hover:border-brass-dark hover:bg-brass-dark',
  line: 'border-ink text-ink hover:bg-ink hover:text-paper-raised',
  bright:
    'border-blueprint-brass bg-blueprint-brass text-ink hover:border-blueprint-text hover:bg-blueprint-text',
};

// Large text on a phone leaves little room beside a long word.
const SIZES = {
  m: 'min-h-13 px-[min(1.5rem,5vw)] py-3 text-[1.0625rem]/tight',
  sm: 'min-h-target px-4.5 py-2 text-ui/tight',
};

export type ButtonVariant = keyof typeof VARIANTS;
export type ButtonSize = keyof typeof SIZES;

/**
 * The classes of a button: `primary` is the one action of a view, `line` the other, `bright` stands on
 * blueprint.
 */
export function buttonClasses(variant: ButtonVariant = 'primary', size: ButtonSize = 'm'): string {
  return classes(BASE, VARIANTS[variant], SIZES[size]);
}
