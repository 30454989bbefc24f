import { readFirm } from './firm';
import type { AnyDemo, AnyState } from './model';
import { usable } from './usable';
import { demoStateName as keyOf } from '@/lib/tools/rules/demo-state';

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

const planKey = (slug: string) => `${keyOf(slug)}:plan`;

/**
 * The name of the plan that was typed before, by which a calendar knows its entries; a new one where none is
 * kept.
 */
export function loadPlan(slug: string): string {
  try {
    return planName(localStorage.getItem(planKey(slug))) ?? newPlan();
  } catch {
    return newPlan();
  }
}

/** A name that no other plan has, in this browser or in another. */
export const newPlan = (): string =>
  [...crypto.getRandomValues(new Uint32Array(3))].map((part) => part.toString(36)).join('-');

/** What is the name of a plan, in whatever was found. */
export const planName = (found: unknown): string | undefined =>
  typeof found === 'string' && /^[a-z0-9-]{1,40}$/.test(found) ? found : undefined;

const fileKey = (slug: string) => `${keyOf(slug)}:file`;

/** What was kept of an opened file beside the state; empty where nothing was. */
export function loadFile(slug: string): string {
  try {
    const text = localStorage.getItem(fileKey(slug)) ?? '';
    const found = JSON.parse(text) as object | null;
    return found && readFirm({ plumbline: 1, ...found }).ok ? text : '';
  } catch {
    return '';
  }
}

/** @returns whether all of it is kept */
export function save(slug: string, state: AnyState, plan: string, file = ''): boolean {
  try {
    localStorage.setItem(keyOf(slug), JSON.stringify(state));
    localStorage.setItem(planKey(slug), plan);
    if (file === '') localStorage.removeItem(fileKey(slug));
    else localStorage.setItem(fileKey(slug), file);
    return true;
  } catch {
    return false;
  }
}
