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

const INITIALS =
  'photo grid place-items-center font-display text-[1.25rem]/none font-medium tracking-[0.02em] text-brass-deep';

/** Somebody's photo, or their initials: in ink and paper, between the corners of a drawing. */
export function Photo({ of, photo, name, className }: PhotoProps) {
  if (!photo)
    return (
      <span className={classes(INITIALS, className)} aria-hidden="true">
        {initials(name)}
      </span>
    );
  return (
    <span className={classes('photo duotone', className)}>
      <img
        src={routes.photo(of, photoFile(photo))}
        alt={name}
        {...PHOTOS[of]}
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
