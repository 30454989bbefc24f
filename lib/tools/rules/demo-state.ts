/**
 * The name under which a browser keeps what was typed into a demo; demos and site have one address, so both
 * can read it.
 */
export const demoStateName = (slug: string): string => `tool-demo:${slug}`;

/**
 * Where the script lies that fills a tool's workbook with it: made by scripts/setup/demos.ts, loaded when it
 * is asked for.
 */
export const filledScript = (slug: string): string => `/tools/assets/${slug}-workbook.js`;

/**
 * What such a script offers. It reads this browser's own storage.
 * @param workbook the bytes of the paid file
 * @returns the filled file, and what is not in it, such as “2 × Task” or “Hours” of task 3; undefined where
 * nothing was kept that the demo could still work with
 */
export type FillWorkbook = (
  workbook: Uint8Array,
) => Promise<{ bytes: Uint8Array<ArrayBuffer>; left: string[] } | undefined>;
