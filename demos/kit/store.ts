import type { AnyDemo, AnyState } from './model';
import { usable } from './usable';

const keyOf = (slug: string) => `tool-demo:${slug}`;

/** What was typed before, if this demo can still work with it; a browser may also refuse to tell. */
export function load(demo: AnyDemo): AnyState | undefined {
  try {
    const text = localStorage.getItem(keyOf(demo.slug));
    const stored = text === null ? undefined : usable(demo, JSON.parse(text));
    return stored?.ok ? stored.value : undefined;
  } catch {
    return undefined;
  }
}

/** @returns whether it is kept */
export function save(slug: string, state: AnyState): boolean {
  try {
    localStorage.setItem(keyOf(slug), JSON.stringify(state));
    return true;
  } catch {
    return false;
  }
}
