import { fromText, toJson } from '../kit/exchange';
import { linesOf, type AnyDemo, type AnyState, type Texts } from '../kit/model';
import { allDemos } from '@/tests/support/demos';

export const DEMOS = await allDemos();
export const demo = (start: string) => DEMOS.find(({ slug }) => slug.startsWith(start))!;
export const [planner, sprint, cascade, tracker, dashboard, roi, alignment] = [
  'okr-planning',
  '90-day',
  'goal-cascade',
  'strategic-okr',
  'team',
  'roi',
  'strategic-alignment',
].map(demo) as [AnyDemo, AnyDemo, AnyDemo, AnyDemo, AnyDemo, AnyDemo, AnyDemo];

export function opened(at: AnyDemo, text: string) {
  const read = fromText(at, text);
  if (!read.ok) throw new Error(read.error);
  return read.value;
}
/** Opens a file in a demo, changes something there, and saves it again. */
export function through(
  at: AnyDemo,
  text: string,
  change: (state: AnyState) => void = () => undefined,
): string {
  const { state, file } = opened(at, text);
  const typed = structuredClone(state ?? at.blank);
  change(typed);
  return toJson(at, typed, 'p', file);
}
export const titles = (state: AnyState | undefined, list: string, key = 'title') =>
  linesOf(state!, list).map((line) => line[key]);
export const plan = toJson(planner, planner.example, 'p');
export const fileOf = (work: Texts[]) => JSON.stringify({ plumbline: 1, work });
export const workIn = (text: string) => (JSON.parse(text) as { work: Texts[] }).work;
