import type { CallName, Calls, Reply, Report } from '../messages';

/** An iframe of the sandbox's origin: what is typed in it stays in it. */
export class Frame {
  readonly iframe = document.createElement('iframe');
  private readonly channel = new MessageChannel();
  private readonly waiting = new Map<number, (gives: unknown) => void>();
  private readonly loaded: Promise<void>;
  private count = 0;

  /** @param height in pixels, until the frame says what it needs */
  constructor(url: string, title: string, height: number, onReport: (report: Report) => void) {
    this.iframe.src = url;
    this.iframe.title = title;
    this.iframe.allow = 'payment *';
    // As Stripe does: the frame's own edge, for rings of focus, is outside of its place.
    const beyond = { margin: '-4px', width: 'calc(100% + 8px)' };
    Object.assign(this.iframe.style, { border: '0', display: 'block', ...beyond, height: `${height}px` });
    this.channel.port1.onmessage = ({ data }: MessageEvent<Reply | Report>) => {
      if ('report' in data) return onReport(data);
      this.waiting.get(data.reply)?.(data.gives);
      this.waiting.delete(data.reply);
    };
    this.loaded = new Promise((resolve) => {
      this.iframe.addEventListener(
        'load',
        () => {
          this.iframe.contentWindow?.postMessage('begin', new URL(url).origin, [this.channel.port2]);
          resolve();
        },
        { once: true },
      );
    });
  }

  /** Asks something of the frame, once it is there. */
  async ask<Name extends CallName>(name: Name, takes: Calls[Name]['takes']): Promise<Calls[Name]['gives']> {
    await this.loaded;
    const call = (this.count += 1);
    return new Promise((resolve) => {
      this.waiting.set(call, resolve as (gives: unknown) => void);
      this.channel.port1.postMessage({ call, name, takes });
    });
  }
}
