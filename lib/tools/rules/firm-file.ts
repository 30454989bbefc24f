/**
 * The version of the file that travels through all tools (docs/decisions/demos.md).
 */
export const FIRM_VERSION = 1;

/**
 * Such a file, a .plumbline.json.
 * @param firm what it says of a firm, in the vocabulary of packages/demos/kit/firm.ts
 * @param plan the name of its plan: small letters, digits and hyphens, 40 at most
 */
export const firmText = (firm: object, plan: string): string =>
  `${JSON.stringify({ plumbline: FIRM_VERSION, plan, ...firm }, undefined, 2)}\n`;
