import type { ReactNode } from 'react';
import { comparisonOf, type ComparisonTexts } from '@/lib/diagnostic/rules/comparison';
import type { Carried } from '@/lib/diagnostic/rules/retake';
import { earlierOf } from '@/lib/platform/browser/earlier';
import { Comparison } from './comparison';

/** A result beside the one that this tab keeps for it. */
export function comparisonInTab(result: Carried, texts: ComparisonTexts): ReactNode {
  const earlier = result.id === null ? null : earlierOf(result.id);
  return earlier && <Comparison comparison={comparisonOf(earlier, result, texts)} />;
}
