import path from 'node:path';
import { photosIn } from '@/lib/content/photos';
import { sampleFile } from '@/lib/content/samples';
import { idsAt } from '@/lib/content/tree';
import { photoFile } from '@/lib/kernel/photos';
import { read } from './yaml-edit';

const PHOTOS_OF = /^(testimonials|team)\.yaml$/;
const PRODUCT = /^products\/[^/]+\/product\.yaml$/;

/** What a file in one of those folders may be called: nothing that leads out of it. */
const NAME = /^[a-z0-9][a-z0-9.-]*$/i;

/** The pictures and sold files that a content file names; whatever else it says there is no file. */
export const namedFiles = (file: string, text: string): string[] =>
  written(file, read(text)?.data)
    .filter(({ name }) => NAME.test(name))
    .map(({ folder, name }) => `${folder}/${name}`);

type Written = { folder: string; name: string };

function written(file: string, data: unknown): Written[] {
  const of = PHOTOS_OF.exec(file)?.[1] as 'testimonials' | 'team' | undefined;
  if (of) return photosIn(of, data).map(({ photo }) => ({ folder: of, name: photoFile(photo) }));
  if (!PRODUCT.test(file)) return [];
  const folder = path.posix.dirname(file);
  return [
    ...idsAt(data, ['files'], 'name').map((name) => ({ folder: `${folder}/files`, name })),
    ...idsAt(data, ['samples'], 'picture').map((name) => ({
      folder: `${folder}/samples`,
      name: sampleFile(name),
    })),
  ];
}

/** The content file that names a picture or a sold file. */
export function namedBy(file: string): string {
  const folder = path.posix.dirname(file);
  return folder.startsWith('products/') ? `${path.posix.dirname(folder)}/product.yaml` : `${folder}.yaml`;
}
