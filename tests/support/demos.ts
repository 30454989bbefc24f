import { loadContent } from '@/lib/content/load';
import type { AnyDemo } from '@/demos/kit/model';
import { wordsOf } from '@/scripts/setup/demos';
import { CONTENT } from './content-folder';

/** The definitions of all demos, with the words their build would give them. */
export async function allDemos(): Promise<AnyDemo[]> {
  const { toolbox, diagnostic } = loadContent(CONTENT);
  (globalThis as Record<string, unknown>).DIAGNOSTIC = wordsOf(diagnostic);
  return Promise.all(
    toolbox.demos.items.map(
      async ({ slug }) => ((await import(`../../demos/${slug}/main.ts`)) as { demo: AnyDemo }).demo,
    ),
  );
}
