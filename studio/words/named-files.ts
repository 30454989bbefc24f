import path from 'node:path';
import { photosIn } from '@/lib/content/photos';
import { sampleFile } from '@/lib/content/samples';
import { idsAt } from '@/lib/content/tree';
import { photoFile } from '@/lib/kernel/photos';
import { read } from './yaml-edit';

const PHOTOS_OF = /^(testimonials|team)\.yaml$/;
const PRODUCT = /^products\/[^/]+\/product\.yaml$/;

/** The pictures and sold files that a content file names. */
export function namedFiles(file: string, text: string): string[] {
  const data = read(text)?.data;
  const of = PHOTOS_OF.exec(file)?.[1] as 'testimonials' | 'team' | undefined;
  if (of) return photosIn(of, data).map(({ photo }) => `${of}/${photoFile(photo)}`);
  if (!PRODUCT.test(file)) return [];
  const folder = path.posix.dirname(file);
  return [
    ...idsAt(data, ['files'], 'name').map((name) => `${folder}/files/${name}`),
    ...idsAt(data, ['samples'], 'picture').map((name) => `${folder}/samples/${sampleFile(name)}`),
  ];
}

/** The content file that names a picture or a sold file. */
export function namedBy(file: string): string {
  const folder = path.posix.dirname(file);
  return folder.startsWith('products/') ? `${path.posix.dirname(folder)}/product.yaml` : `${folder}.yaml`;
}
