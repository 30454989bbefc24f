import { z } from 'zod';

/** What the owner gets a mail about (docs/decisions/operations.md). */
export const TROUBLES = ['backup', 'reconcile', 'mail', 'erased-list', 'prices', 'webhook'] as const;

export type Trouble = (typeof TROUBLES)[number];

export const troubleData = {
  about: z.enum(TROUBLES),
  since: z.iso.datetime(),
  isOver: z.boolean(),
};
