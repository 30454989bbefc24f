import type { Appearance, CustomFontSource, StripeError } from '@stripe/stripe-js';
import { retrieveIntent } from '../api';
import type { ElementType, Report } from '../messages';
import { Frame } from './frame';

/** What stripe.elements() takes here: the secret of an intent. */
export type ElementsOptions = {
  clientSecret: string;
  appearance?: Appearance;
  fonts?: CustomFontSource[];
};

/** Elements of one form. */
type Group = {
  origin: string;
  key: string;
  options: ElementsOptions;
  forget: (element: SandboxElement) => void;
};

type Handler = (event: object) => unknown;

const FRAMES = {
  payment: { page: 'payment', title: 'Secure payment input frame', height: 330 },
  contactDetails: { page: 'contact-details', title: 'Secure email input frame', height: 80 },
};

const OVER = ['succeeded', 'canceled', 'processing'];
const TERMINAL: StripeError = {
  type: 'invalid_request_error',
  message: 'This PaymentIntent is in a terminal state and cannot be used to initialize Elements.',
};

/** One element, as elements.create() gives it. */
export class SandboxElement {
  frame: Frame | null = null;
  /** What the contact element holds; empty in the others. */
  email = '';
  private readonly handlers = new Map<string, Set<Handler>>();

  constructor(
    readonly type: ElementType,
    private readonly group: Group,
    private readonly options: { defaultValues?: { email?: string; billingDetails?: { email?: string } } },
  ) {}

  on(event: string, handler: Handler): this {
    this.handlers.set(event, (this.handlers.get(event) ?? new Set()).add(handler));
    return this;
  }

  off(event: string, handler: Handler): this {
    this.handlers.get(event)?.delete(handler);
    return this;
  }

  mount(place: HTMLElement): void {
    const { page, title, height } = FRAMES[this.type];
    const url = `${this.group.origin}/elements/${page}`;
    const frame = new Frame(url, title, height, (report) => this.hear(report));
    this.unmount();
    this.frame = frame;
    place.replaceChildren(frame.iframe);
    this.email = this.options.defaultValues?.email ?? this.options.defaultValues?.billingDetails?.email ?? '';
    this.tell('loaderstart', {});
    void this.begin(frame);
  }

  unmount(): void {
    this.frame?.iframe.remove();
    this.frame = null;
  }

  destroy(): void {
    this.unmount();
    this.handlers.clear();
    this.group.forget(this);
  }

  update(): this {
    return this;
  }

  focus(): void {
    void this.frame?.ask('focus', null);
  }

  /** A payment form is not drawn for an intent that can't be paid any more. */
  private async begin(frame: Frame): Promise<void> {
    const { origin, key, options } = this.group;
    if (this.type === 'payment') {
      const { paymentIntent, error } = await retrieveIntent(origin, key, options.clientSecret);
      const over = paymentIntent && OVER.includes(paymentIntent.status);
      if (error || over) return this.tell('loaderror', { error: error ?? TERMINAL });
    }
    await frame.ask('begin', {
      appearance: options.appearance ?? {},
      fonts: options.fonts ?? [],
      email: this.email,
    });
  }

  private hear(report: Report): void {
    if (report.report === 'height') {
      if (this.frame) this.frame.iframe.style.height = `${report.pixels}px`;
    } else if (report.report === 'change') {
      const { report: _, ...event } = report;
      if ('email' in event.value) this.email = event.value.email;
      this.tell('change', { ...event, ...(this.type === 'payment' && { collapsed: false }) });
    } else this.tell(report.report, {});
  }

  private tell(event: string, details: object): void {
    for (const handler of this.handlers.get(event) ?? []) handler({ elementType: this.type, ...details });
  }
}

/** A mistake in the page's own code, as Stripe.js throws it. */
export function integrationError(message: string): Error {
  return Object.assign(new Error(message), { name: 'IntegrationError' });
}
