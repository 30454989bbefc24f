import type { Appearance, CustomFontSource, StripeError } from '@stripe/stripe-js';
import type { ElementType } from '../messages';
import { SandboxElement, integrationError } from './element';

/** What stripe.elements() takes: the intent's secret, or what is going to be paid. Amounts in cents. */
export type ElementsOptions = {
  clientSecret?: string;
  mode?: string;
  amount?: number;
  currency?: string;
  appearance?: Appearance;
  fonts?: CustomFontSource[];
};

type Submitted = { selectedPaymentMethod: string; error?: undefined } | { error: StripeError };

/** The elements of one form. */
export class Elements {
  /** Deferred elements have to be submitted before they are confirmed. */
  submitted = false;
  private readonly all = new Map<ElementType, SandboxElement>();

  constructor(
    readonly origin: string,
    readonly key: string,
    public options: ElementsOptions,
  ) {
    if (!options.clientSecret && options.mode !== 'payment') {
      throw integrationError(
        "In the sandbox, elements() takes a clientSecret, or mode: 'payment' with amount and currency.",
      );
    }
    if (!options.clientSecret && !(options.amount && options.currency)) {
      throw integrationError("You must provide amount and currency when mode is 'payment'.");
    }
  }

  get appearance(): Appearance {
    return this.options.appearance ?? {};
  }

  create(type: ElementType, options: ConstructorParameters<typeof SandboxElement>[2] = {}): SandboxElement {
    if (!['payment', 'contactDetails', 'linkAuthentication'].includes(type)) {
      throw integrationError(`The sandbox has no element of the type ${type}.`);
    }
    if (this.all.has(type)) throw integrationError(`Can only create one Element of type ${type}.`);
    const element = new SandboxElement(type, this, options);
    this.all.set(type, element);
    return element;
  }

  /** @param type the name, or the component of react-stripe-js that has drawn it */
  getElement(type: ElementType | { __elementType?: ElementType }): SandboxElement | null {
    const name = typeof type === 'string' ? type : type.__elementType;
    return (name && this.all.get(name)) ?? null;
  }

  forget(element: SandboxElement): void {
    if (this.all.get(element.type) === element) this.all.delete(element.type);
  }

  update(options: ElementsOptions): void {
    this.options = { ...this.options, ...options };
    this.submitted = false;
    if (!options.appearance) return;
    for (const element of this.all.values()) void element.frame?.ask('look', options.appearance);
  }

  /** Checks every element, and has each show what is wrong with it. */
  async submit(): Promise<Submitted> {
    let selected = 'card';
    let first: StripeError | null = null;
    let faulty: SandboxElement | null = null;
    for (const element of this.all.values()) {
      const given = await element.frame?.ask('submit', null);
      if (given && 'error' in given) {
        first ??= given.error;
        if (element.type !== 'payment') faulty = element;
      } else if (given && element.type === 'payment') selected = given.value;
    }
    this.submitted = first === null;
    // The form has put the cursor where its own first fault is; what stands before it comes first.
    faulty?.focus();
    return first ? { error: first } : { selectedPaymentMethod: selected };
  }

  fetchUpdates(): Promise<object> {
    return Promise.resolve({});
  }

  /** What the contact element holds, if there is one. */
  get email(): string {
    return (this.all.get('contactDetails') ?? this.all.get('linkAuthentication'))?.email ?? '';
  }
}
