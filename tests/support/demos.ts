import { loadContent } from '@/lib/content/load';
import type { AnyDemo } from '@/packages/demos/kit/model';
import { planWordsOf, wordsOf } from '@/scripts/setup/demos';
import { CONTENT } from './content-folder';

/** The definitions of all demos, with the words their build would give them. */
export async function allDemos(): Promise<AnyDemo[]> {
  const { toolbox, diagnostic } = loadContent(CONTENT);
  Object.assign(globalThis, { DIAGNOSTIC: wordsOf(diagnostic), PLAN: planWordsOf(diagnostic) });
  return Promise.all(
    toolbox.demos.items.map(
      async ({ slug }) => ((await import(`../../packages/demos/${slug}/main.ts`)) as { demo: AnyDemo }).demo,
    ),
  );
}
