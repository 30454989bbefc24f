import { ASLEEP } from '@/lib/kernel/routes';

const AWAKE = 'awake';

/** How long whoever has pressed Buy waits for React. */
const PATIENCE_MS = 10_000;

/** React is there, and listens. */
export const sayAwake = () => document.dispatchEvent(new Event(AWAKE));

/** The entry of the history is a checkout's, or Stripe has led here. */
export function isUnderWay(): boolean {
  const { checkout } = (history.state ?? {}) as { checkout?: string };
  return Boolean(checkout) || new URLSearchParams(location.search).get('success') === 'true';
}

/**
 * Wakes React on a page that sells with the first thing that a visitor does there: nothing else needs it. A
 * browser that is about to translate the page has it at once, since React finds its words by their place.
 * Whoever presses Buy meanwhile waits for it; where it does not come, Buy leads to Stripe's page.
 */
export function watchSale(): void {
  const asleep = document.querySelector<HTMLTemplateElement>(`template#${ASLEEP}`);
  if (!asleep) return;
  let chosen: HTMLButtonElement | undefined;
  let isLost = false;
  const lose = () => {
    if (isLost) return;
    isLost = true;
    chosen?.form?.requestSubmit(chosen);
  };
  for (const script of asleep.content.querySelectorAll('script')) script.onerror = lose;
  const wake = () => asleep.replaceWith(asleep.content);
  if (isUnderWay() || !document.documentElement.lang.startsWith(navigator.language.slice(0, 2))) wake();
  for (const kind of ['pointerover', 'focusin']) addEventListener(kind, wake, { once: true });

  addEventListener('submit', (event) => {
    const button = event.submitter as HTMLButtonElement | null;
    if (isLost || !button?.dataset.buy) return;
    event.preventDefault();
    button.ariaBusy = 'true';
    chosen = button;
    wake();
    setTimeout(lose, PATIENCE_MS);
  });
  document.addEventListener(AWAKE, () => {
    document.querySelector<HTMLElement>(`[data-buy="${chosen?.dataset.buy}"]`)?.click();
    chosen = undefined;
  });
}
