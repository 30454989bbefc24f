/**
 * The ids that one file may take from another. Undefined where the other file cannot be read: then every id passes,
 * since one broken file should not make the others look broken too.
 */
export type Known = {
  founders?: string[];
  callers?: string[];
  strip?: string[];
  coaches?: string[];
  steps?: string[];
  plans?: string[];
  claims?: string[];
  tools?: string[];
  /** The addresses a content file may link to. */
  links?: string[];
};
