import { iconImage } from '@/app/icon-image';
import { ICONS } from '../icons';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return ICONS.map(({ file }) => ({ file }));
}

/** An icon of the manifest, drawn at build. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const { side, scale } = ICONS.find((icon) => icon.file === file)!;
  return iconImage(side, scale);
}
