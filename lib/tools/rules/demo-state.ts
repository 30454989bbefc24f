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

/** Which list of the demo is longer than its room in the workbook, and by how many lines. */
export type NoRoom = { list: string; lines: number };

/**
 * What such a script offers. It reads this browser's own storage.
 * @param workbook the bytes of the paid file
 * @returns undefined where nothing was kept that the demo could still work with
 */
export type FillWorkbook = (
  workbook: Uint8Array,
) => Promise<{ bytes: Uint8Array<ArrayBuffer>; left: NoRoom[] } | undefined>;
