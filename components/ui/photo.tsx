import { classes } from './classes';
import { photoFile, PHOTOS, type PhotoOf } from '@/lib/kernel/photos';
import { routes } from '@/lib/kernel/routes';

type PhotoProps = {
  of: PhotoOf;
  /** As content names it; nothing is shown without one. */
  photo?: string;
  /** Whose it is. */
  name: string;
  className: string;
};

/** Somebody's photo, in black and white as everything drawn here is. */
export function Photo({ of, photo, name, className }: PhotoProps) {
  if (!photo) return null;
  return (
    <img
      {...{ src: routes.photo(of, photoFile(photo)), alt: name, ...PHOTOS[of] }}
      className={classes('grayscale', className)}
      loading="lazy"
      decoding="async"
    />
  );
}
