import { ImageResponse } from 'next/og';
import { PALETTE } from '@/components/ui/palette';
import { drawingMaterials } from '@/lib/container';

/**
 * The mark of icon.svg as a square PNG that fills its corners, as home screens want it.
 * @param scale how much of the side the mark takes: launchers may cut a circle out of a maskable one
 */
export async function markImage(side: number, scale = 1): Promise<Response> {
  const { mark } = await drawingMaterials();
  const source = `data:image/svg+xml;base64,${Buffer.from(mark).toString('base64')}`;
  const drawn = Math.round(side * scale);
  return new ImageResponse(
    <div style={{ display: 'flex', width: side, height: side, background: PALETTE.paper.DEFAULT }}>
      <img src={source} alt="" width={drawn} height={drawn} style={{ margin: 'auto' }} />
    </div>,
    { width: side, height: side },
  );
}
