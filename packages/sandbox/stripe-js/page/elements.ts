import type { StripeError } from '@stripe/stripe-js';
import type { ElementType } from '../messages';
import { type ElementsOptions, SandboxElement, integrationError } from './element';

type Submitted = { selectedPaymentMethod: string; error?: undefined } | { error: StripeError };

/** The elements of one form. */
export class Elements {
  private readonly all = new Map<ElementType, SandboxElement>();

  constructor(
    readonly origin: string,
    readonly key: string,
    readonly options: ElementsOptions,
  ) {
    if (!options.clientSecret) throw integrationError('In the sandbox, elements() takes a clientSecret.');
  }

  create(type: ElementType, options: ConstructorParameters<typeof SandboxElement>[2] = {}): SandboxElement {
    if (!['payment', 'contactDetails'].includes(type))
      throw integrationError(`The sandbox has no element of the type ${type}.`);
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
    // The form has put the cursor where its own first fault is; what stands before it comes first.
    faulty?.focus();
    return first ? { error: first } : { selectedPaymentMethod: selected };
  }

  /** What the contact element holds, if there is one. */
  get email(): string {
    return this.all.get('contactDetails')?.email ?? '';
  }
}
