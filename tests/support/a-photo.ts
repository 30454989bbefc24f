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

/** What a panel says around the people it quotes. */
export const PANEL_WORDS = {
  title: 'T',
  intro: 'I',
  line: 'L',
  note: 'N',
  opens: { panel: 'pricing', label: 'P' },
} as const;
