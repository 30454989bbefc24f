import { iconImage } from './icon-image';

export const size = { width: 180, height: 180 };
export const contentType = 'image/png';

/** The icon on an iPhone's home screen. */
export default function AppleIcon() {
  return iconImage(size.width);
}
