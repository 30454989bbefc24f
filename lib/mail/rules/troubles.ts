import { z } from 'zod';

/** What the owner gets a mail about (docs/decisions/operations.md). */
export const TROUBLES = [
  'backup',
  'reconcile',
  'mail',
  'disk',
  'certificate',
  'tables',
  'erased-list',
  'archives',
  'prices',
  'webhook',
] as const;

export type Trouble = (typeof TROUBLES)[number];

/** What the site needs before visitors may come. */
export const PARTS = ['database', 'migrations', 'content'] as const;
export type Part = (typeof PARTS)[number];

/** By what somebody who watches the site from outside can tell whether its work goes on. */
export const HEARTBEATS = ['backup', 'reconcile', 'oldestMail', 'oldestEvent'] as const;
export type Heartbeat = (typeof HEARTBEATS)[number];

/** Which, since when, and whether it is over. */
export const troubleData = {
  about: z.enum(TROUBLES),
  since: z.iso.datetime(),
  isOver: z.boolean(),
};
