import sharp from 'sharp';

/**
 * A JPEG of one color, with the place and time that a camera writes into its pictures where that is asked
 * for.
 */
export function aPhoto(width: number, height: number, fromCamera = false): Promise<Buffer> {
  const picture = sharp({ create: { width, height, channels: 3, background: '#886633' } }).jpeg();
  return (fromCamera ? picture.withExif({ IFD0: { Artist: 'Somebody' } }) : picture).toBuffer();
}

/** A picture of one color, as the screen of a program: to be written as WebP or as something else. */
export const aPiece = (width = 1200, height = 700) =>
  sharp({ create: { width, height, channels: 3, background: '#fafafa' } });

/** A WebP in which nothing is like what is beside it, so that it can't be made light. */
export function aHeavyPiece(): Promise<Buffer> {
  const [width, height] = [800, 500];
  const noise = Uint8Array.from({ length: width * height * 3 }, (_, at) => (at * 7919 * (at % 251)) % 256);
  return sharp(noise, { raw: { width, height, channels: 3 } })
    .webp({ quality: 95 })
    .toBuffer();
}
