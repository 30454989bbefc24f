// Delete when Next can render a page without its data and scripts, and let React take it over later.
// Test: tests/unit/front/next-internals/still-page.test.ts, tests/e2e/still-pages.spec.ts
import { fetching, KEEPING, scriptNames } from './scripts-after-paint';

/** What Next writes into a page for itself: its scripts, their announcements, and its data. */
const NEXT_SCRIPTS = /<script src="\/_next\/static\/chunks\/[^"]+"[^>]*><\/script>/g;
const ANNOUNCED = /<link rel="preload" as="script"[^>]*>/g;
const DATA =
  /<script(?: id="_R_")?>((?:\(self\.__next_f|self\.__next_f|\(globalThis\["TURBOPACK"\])[\s\S]*?)<\/script>/g;
/** What the script of every page takes from its element (components/layout/site-script.ts). */
const SITE_SCRIPT = /<script src="\/_still\/[^"]+"/;
/** A part of the page that came later is moved into its place by a script. */
const MOVED = /\$R[CXSB]\(|<template data-next-flight/;

type StillPage = {
  html: string;
  /** What React takes the page over with, as one script; null where nothing on the page ever needs it. */
  waking: string | null;
};

/**
 * The same page without Next and React: what is in it works without them. Where something can be bought, they come as one file
 * once somebody is about to.
 * @param addressOf where the file will be
 * @throws Error where Next writes its pages in another way than this knows
 */
export function stillPage(html: string, addressOf: (waking: string) => string): StillPage {
  const data = Array.from(html.matchAll(DATA), ([, script = '']) => script);
  const names = scriptNames(html);
  if (MOVED.test(html) || data.length < 2 || names.length === 0 || !SITE_SCRIPT.test(html))
    throw new Error('Next writes this page in a way that front/next-internals/still-page.ts does not know.');
  const bare = html.replaceAll(NEXT_SCRIPTS, '').replaceAll(ANNOUNCED, '').replaceAll(DATA, '');
  if (/__next_f|\/_next\/static\/chunks\/[^"]+\.js/.test(bare))
    throw new Error('A still page names scripts or data of Next (front/next-internals/still-page.ts).');
  if (!bare.includes('data-buy=')) return { html: bare, waking: null };
  const waking = `${data.join(';')};{${fetching(names)}}`;
  // Before the script of the page, so that it hears when that does not come.
  const begins = (begin: string) => `<script>${KEEPING}</script>${begin} data-wakes="${addressOf(waking)}"`;
  return { html: bare.replace(SITE_SCRIPT, begins), waking };
}
