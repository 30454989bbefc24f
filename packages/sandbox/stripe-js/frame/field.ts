/** What is wrong with a field: Stripe's code for it, and the sentence beside the field. */
export type Fault = { code: string; message: string };

/** One labelled field of the frame, with the place for its error beside it. */
export class Field {
  readonly input: HTMLInputElement;
  private readonly error: HTMLElement;

  /** @param check what is wrong with a text, or null */
  constructor(
    readonly id: string,
    private readonly check: (text: string) => Fault | null,
    format: (text: string) => string = (text) => text,
  ) {
    this.input = document.getElementById(id) as HTMLInputElement;
    this.error = document.getElementById(`${id}-error`) as HTMLElement;
    this.input.addEventListener('input', () => {
      const { value, selectionStart } = this.input;
      const formatted = format(value);
      if (formatted !== value && selectionStart === value.length) this.input.value = formatted;
      this.show(null);
    });
    // Not when the frame itself is left: its growing would move the page's button away under the pointer.
    this.input.addEventListener('blur', ({ relatedTarget }) => {
      if (relatedTarget && this.input.value !== '') this.show(this.fault());
    });
  }

  get value(): string {
    return this.input.value.trim();
  }

  set value(text: string) {
    this.input.value = text;
    this.show(null);
  }

  fault(): Fault | null {
    return this.check(this.value);
  }

  /** Shows what is wrong, or that nothing is. */
  show(fault: Fault | null): void {
    this.error.textContent = fault?.message ?? '';
    this.input.setAttribute('aria-invalid', String(fault !== null));
    this.input.classList.toggle('Input--invalid', fault !== null);
  }
}

/** Shows every fault, and puts the cursor where the first is. @returns the first */
export function firstFault(fields: Field[]): Fault | null {
  let first: Fault | null = null;
  for (const field of fields) {
    const fault = field.fault();
    field.show(fault);
    if (fault && !first) field.input.focus();
    first ??= fault;
  }
  return first;
}
