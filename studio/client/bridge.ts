// Runs in each page of the preview: tells the studio where the visitor of the frame is and what is pointed
// at, and does what it asks.
import { PALETTE } from '@/components/ui/palette';
import type { FromFrame, ToFrame } from './frame-messages';

/** Written in by whoever makes this script: the studio's origin, which alone is told and listened to. */
declare const STUDIO: string;

const tell = (note: FromFrame) => parent.postMessage(note, STUDIO);

// Which words the page was made of stands in this script's own address.
const { search } = new URL((document.currentScript as HTMLScriptElement).src);
tell({ page: location.pathname, version: Number(search.slice(1)) });

let isPointing = false;
let marked: HTMLElement | undefined;

addEventListener('message', (event: MessageEvent<ToFrame>) => {
  if (event.origin !== STUDIO) return;
  const asked = event.data;
  if (asked.do === 'reload') location.reload();
  if (asked.do === 'point') isPointing = asked.on;
  if (asked.do === 'show') show(asked.text);
});

for (const name of ['click', 'submit', 'mousedown'] as const)
  addEventListener(
    name,
    (event) => {
      if (!isPointing) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const { target } = event;
      if (name !== 'click' || !(target instanceof Element)) return;
      const picture = target.closest('img')?.alt;
      const text =
        picture ?? target.closest('h1,h2,h3,p,li,a,button,td,th,dt,dd,summary,figcaption,span')?.textContent;
      if (text) tell({ pointedAt: text.slice(0, 2_000) });
    },
    { capture: true },
  );

const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();

/** Marks the smallest part of the page with this text, and scrolls there. */
function show(text: string): void {
  mark(undefined);
  const wanted = plain(text);
  const holding = [...document.body.querySelectorAll<HTMLElement>(':not(script, style)')].filter((one) =>
    plain(one.textContent).includes(wanted),
  );
  const smallest = holding.reduce<HTMLElement | undefined>(
    (best, one) => (!best || (one.textContent ?? '').length <= (best.textContent ?? '').length ? one : best),
    undefined,
  );
  if (!smallest) return;
  for (
    let around = smallest.closest('details');
    around;
    around = around.parentElement?.closest('details') ?? null
  )
    around.open = true;
  mark(smallest);
  smallest.scrollIntoView({ block: 'center' });
}

function mark(element: HTMLElement | undefined): void {
  if (marked) Object.assign(marked.style, { outline: '', outlineOffset: '' });
  marked = element;
  if (element)
    Object.assign(element.style, { outline: `3px solid ${PALETTE.brass.DEFAULT}`, outlineOffset: '4px' });
}
