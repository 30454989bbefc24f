import { loadContent } from '@/lib/content/load';
import { builtIn } from '@/packages/demos/kit/built-in';
import type { AnyDemo } from '@/packages/demos/kit/model';
import { CONTENT } from './content-folder';

/** The definitions of all demos, with the words their build would give them. */
export async function allDemos(): Promise<AnyDemo[]> {
  const { toolbox, diagnostic } = loadContent(CONTENT);
  Object.assign(globalThis, builtIn(diagnostic));
  return Promise.all(
    toolbox.demos.items.map(
      async ({ slug }) => ((await import(`../../packages/demos/${slug}/main.ts`)) as { demo: AnyDemo }).demo,
    ),
  );
}
