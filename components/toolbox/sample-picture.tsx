import type { ImgHTMLAttributes } from 'react';
import type { Size } from '@/lib/shop/content/product';

type Picture = Size & { src: string };
/** `width` and `height` in pixels of CSS: the picture itself is finer. */
export type Pictured = Picture & { alt: string; /** Has fewer columns. */ phone: Picture | undefined };
type Props = { of: Pictured } & Pick<
  ImgHTMLAttributes<HTMLImageElement>,
  'className' | 'fetchPriority' | 'loading'
>;

/** Small and of one size: nothing that an image server would make better. */
export function SamplePicture({ of: { src, alt, width, height, phone }, ...more }: Props) {
  const narrow = phone ?? { src, width, height };
  return (
    <picture>
      <source media="(width < 43.75rem)" srcSet={narrow.src} width={narrow.width} height={narrow.height} />
      <img {...{ src, alt, width, height }} decoding="async" {...more} />
    </picture>
  );
}
