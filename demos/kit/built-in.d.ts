/** The diagnostic's words as they stood in content/ when the demos were built. */
declare const DIAGNOSTIC: {
  /** From 0 to 3. */
  ratings: string[];
  areas: { id: string; title: string; statements: { id: string; text: string; short: string }[] }[];
};
