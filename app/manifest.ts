import type { MetadataRoute } from 'next';
import { PALETTE } from '@/lib/kernel/palette';
import { content } from '@/lib/server/context';
import { ICONS, iconAddress } from './icons/icons';

export default function manifest(): MetadataRoute.Manifest {
  const { brand, pages } = content().site;
  return {
    name: `${brand.name}: ${brand.subtitle}`,
    short_name: brand.name,
    description: pages['/'].description,
    id: '/',
    start_url: '/',
    display: 'browser',
    background_color: PALETTE.paper.DEFAULT,
    theme_color: PALETTE.paper.DEFAULT,
    icons: ICONS.map(({ file, side, purpose }) => ({
      src: iconAddress(file),
      sizes: `${side}x${side}`,
      type: 'image/png',
      purpose,
    })),
  };
}
