import type { Call, CallName, Calls, Report } from '../messages';

type Answers = {
  [Name in CallName]?: (takes: Calls[Name]['takes']) => Calls[Name]['gives'] | Promise<Calls[Name]['gives']>;
};

/** Waits for the page that holds this frame, and answers its calls from then on. */
export function converse(answers: Answers): (report: Report) => void {
  let port: MessagePort | null = null;
  window.addEventListener('message', (event) => {
    if (port || event.source !== window.parent || event.data !== 'begin') return;
    port = event.ports[0] ?? null;
    if (port) port.onmessage = ({ data }: MessageEvent<Call>) => void answer(data);
  });

  async function answer({ call, name, takes }: Call): Promise<void> {
    const work = answers[name] as ((takes: unknown) => unknown) | undefined;
    const gives = (await work?.(takes)) ?? null;
    if (name === 'begin') document.body.classList.remove('waiting');
    port?.postMessage({ reply: call, gives });
  }

  const tell = (report: Report) => port?.postMessage(report);
  new ResizeObserver(() => tell({ report: 'height', pixels: heightOfPage() })).observe(document.body);
  window.addEventListener('focus', () => tell({ report: 'focus' }));
  window.addEventListener('blur', () => tell({ report: 'blur' }));
  window.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') tell({ report: 'escape' });
  });
  return tell;
}

/** What the page that holds this frame has to leave room for. */
export function heightOfPage(): number {
  return Math.ceil(document.body.getBoundingClientRect().height);
}
