/** Where the visitor came from, as the browser reported it. */
export type Attribution = Record<string, string>;
