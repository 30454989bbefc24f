import { classes } from './classes';
import { photoFile, PHOTOS, type PhotoOf } from '@/lib/kernel/photos';
import { routes } from '@/lib/kernel/routes';

type PhotoProps = {
  of: PhotoOf;
  /** As content names it; without one, the initials of the name are drawn. */
  photo?: string;
  /** Whose it is. */
  name: string;
  className?: string;
};

/** Between the four corners of a drawing. */
const FRAME =
  'relative p-[5px] before:absolute before:inset-0 before:border-drawn before:border-accent ' +
  'before:[mask:conic-gradient(at_0.625rem_0.625rem,transparent_75%,#000_0)_0_0/calc(100%-0.625rem)_calc(100%-0.625rem)]';
const INITIALS =
  'grid place-items-center font-display text-[1.25rem]/none font-medium tracking-[0.02em] text-brass-deep';
/** Two colors: black becomes blueprint, white becomes paper. */
const DUOTONE =
  'block isolate after:absolute after:inset-[5px] after:bg-blueprint after:mix-blend-lighten print:after:hidden forced-colors:after:hidden';

/** Somebody's photo, or their initials: in ink and paper, between the corners of a drawing. */
export function Photo({ of, photo, name, className }: PhotoProps) {
  if (!photo)
    return (
      <span className={classes(FRAME, INITIALS, className)} aria-hidden="true">
        {initials(name)}
      </span>
    );
  return (
    <span className={classes(FRAME, DUOTONE, className)}>
      <img
        src={routes.photo(of, photoFile(photo))}
        alt={name}
        {...PHOTOS[of]}
        className="block h-auto w-full grayscale sepia-18"
        loading="lazy"
        decoding="async"
      />
    </span>
  );
}

/** "Dana R." is DR. */
const initials = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
