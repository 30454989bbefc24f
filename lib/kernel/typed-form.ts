/** The fields of a form as somebody typed them, by name. */
export type TypedForm = Record<string, string | undefined>;

/**
 * What was typed into a form that was refused, on its way back to the page in an address that only the site
 * can read.
 */
export type TypedForms = {
  /** The end of a query: "&typed=...", or nothing where that would be too long for an address. */
  toQuery(form: TypedForm): string;
  /** @param typed the parameter of that name; what is none of ours, or too old, has no fields */
  read(typed: unknown): TypedForm;
};
