import type { ReactNode } from 'react';
import { comparisonOf, type ComparisonTexts } from '@/lib/diagnostic/rules/comparison';
import type { Carried } from '@/lib/diagnostic/rules/retake';
import { routes } from '@/lib/kernel/routes';
import { earlierOf } from '@/lib/platform/browser/earlier';
import { getJson } from '@/lib/platform/browser/fetch';
import { Comparison } from './comparison';

export async function comparisonInTab(result: Carried): Promise<ReactNode> {
  const earlier = result.id === null ? null : earlierOf(result.id);
  const texts = earlier && (await getJson<ComparisonTexts>(routes.comparisonWords));
  return texts && <Comparison comparison={comparisonOf(earlier, result, texts)} words={texts.words} />;
}
