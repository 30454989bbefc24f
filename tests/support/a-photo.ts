import sharp from 'sharp';

/** A JPEG of one color, with the place and time that a camera writes into its pictures where that is asked for. */
export function aPhoto(width: number, height: number, fromCamera = false): Promise<Buffer> {
  const picture = sharp({ create: { width, height, channels: 3, background: '#886633' } }).jpeg();
  return (fromCamera ? picture.withExif({ IFD0: { Artist: 'Somebody' } }) : picture).toBuffer();
}
