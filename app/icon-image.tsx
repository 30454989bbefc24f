import { ImageResponse } from 'next/og';
import { PALETTE } from '@/lib/kernel/palette';
import { drawingMaterials } from '@/lib/build-files';

/**
 * The site's icon (icon.svg) as a square PNG without transparent corners, for home screens.
 * @param scale the icon's share of the side: launchers may cut a circle out of a maskable one
 */
export function iconImage(side: number, scale = 1): Response {
  const { icon } = drawingMaterials();
  const source = `data:image/svg+xml;base64,${Buffer.from(icon).toString('base64')}`;
  const drawn = Math.round(side * scale);
  return new ImageResponse(
    <div style={{ display: 'flex', width: side, height: side, background: PALETTE.paper.DEFAULT }}>
      <img src={source} alt="" width={drawn} height={drawn} style={{ margin: 'auto' }} />
    </div>,
    { width: side, height: side },
  );
}
