// Runs in each page of the preview: tells the studio where the visitor of the frame is, and loads the page anew when it says so.

import type { FrameNote } from './page-preview';

/** Written in by whoever makes this script: the studio's origin, which alone is told and listened to. */
declare const STUDIO: string;

// Which words the page was made of stands in this script's own address.
const { search } = new URL((document.currentScript as HTMLScriptElement).src);
parent.postMessage({ page: location.pathname, version: Number(search.slice(1)) } satisfies FrameNote, STUDIO);
addEventListener('message', (event) => {
  if (event.origin === STUDIO && event.data === 'reload') location.reload();
});
