/** A form's fields as typed. */
export type TypedForm = Record<string, string | undefined>;

/** Takes a refused form back to its page, encrypted in the address. */
export type TypedForms = {
  /** "&typed=...", or nothing if it would be too long. */
  toQuery(form: TypedForm): string;
  /** No fields if it is forged or too old. */
  read(typed: unknown): TypedForm;
};
