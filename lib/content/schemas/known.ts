/**
 * The ids that one file may take from another. Undefined where the other file cannot be read: then every id
 * passes, since one broken file should not make the others look broken too.
 */
export type Known = {
  founders?: string[];
  callers?: string[];
  strip?: string[];
  coaches?: string[];
  steps?: string[];
  plans?: string[];
  claims?: string[];
  /** What is sold. */
  tools?: string[];
  /** What no longer is. It may still be named where it is simply left out. */
  retired?: string[];
  /** The addresses a content file may link to. */
  links?: string[];
  /** The addresses of the free demos. */
  demos?: string[];
};
