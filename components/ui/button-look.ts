import { classes } from './classes';

export type ButtonVariant = keyof typeof VARIANTS;
export type ButtonSize = keyof typeof SIZES;

const SHARED =
  'inline-flex items-center justify-center gap-2.5 rounded-control border-drawn text-center leading-tight text-balance font-semibold no-underline ' +
  'cursor-pointer transition-colors disabled:cursor-default disabled:border-control disabled:bg-transparent disabled:text-ink-muted';

const VARIANTS = {
  primary: 'border-brass-deep bg-brass-deep text-paper-raised hover:border-brass-dark hover:bg-brass-dark',
  line: 'border-ink text-ink hover:bg-ink hover:text-paper-raised',
  bright:
    'border-blueprint-brass bg-blueprint-brass text-ink hover:border-blueprint-text hover:bg-blueprint-text',
};

const SIZES = {
  m: 'min-h-13 px-6 py-3 text-[1.0625rem]',
  sm: 'min-h-target px-4.5 py-2 text-ui',
};

/** The classes of a button: `primary` is the one action of a view, `line` the other, `bright` stands on blueprint. */
export function buttonLook(variant: ButtonVariant = 'primary', size: ButtonSize = 'm'): string {
  return classes(SHARED, VARIANTS[variant], SIZES[size]);
}
