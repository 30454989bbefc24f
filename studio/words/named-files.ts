import path from 'node:path';
import { photosIn } from '@/lib/content/photos';
import { sampleFile } from '@/lib/shop/rules/sample-picture';
import { id } from '@/lib/content/schemas/building-blocks';
import { idsAt } from '@/lib/content/tree';
import { PHOTO_OWNERS, photoFile } from '@/lib/kernel/photos';
import { mediaTypeOf } from '@/lib/shop/rules/product-file';
import { PRODUCT_FILE } from './places';
import { read } from './yaml-edit';

const isPicture = (name: string) => id.safeParse(name).success;

/**
 * The pictures and sold files that a content file names. What is no name, such as one with a path in it,
 * names none.
 */
export function namedFiles(file: string, text: string): string[] {
  const data = read(text)?.data;
  const of = PHOTO_OWNERS.find((one) => file === `${one}.yaml`);
  if (of) {
    const photos = photosIn(of, data).map(({ photo }) => photo);
    return photos.filter(isPicture).map((photo) => `${of}/${photoFile(photo)}`);
  }
  if (!PRODUCT_FILE.test(file)) return [];
  const folder = path.posix.dirname(file);
  return [
    ...idsAt(data, ['files'], 'name')
      .filter(mediaTypeOf)
      .map((name) => `${folder}/files/${name}`),
    ...idsAt(data, ['samples'], 'picture')
      .filter(isPicture)
      .map((name) => `${folder}/samples/${sampleFile(name)}`),
  ];
}

/** The content file that names a picture or a sold file. */
export function namedBy(file: string): string {
  const folder = path.posix.dirname(file);
  return folder.startsWith('products/') ? `${path.posix.dirname(folder)}/product.yaml` : `${folder}.yaml`;
}
