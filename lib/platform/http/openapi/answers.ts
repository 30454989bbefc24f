import { keyed } from '@/lib/kernel/keyed';
import { HEARTBEATS, PARTS, TROUBLES } from '@/lib/mail/rules/troubles';
import { z } from 'zod';

const text = z.string();

const check = z.enum(['ok', 'missing', 'attention', 'unknown']);
const age = z.int().min(0).nullable();

/** For who watches from outside. `attention`: what the owner was told of and keeps no visitor away. */
const condition = {
  attention: z.array(z.enum(TROUBLES)),
  checks: z
    .strictObject(keyed([...PARTS, ...TROUBLES], () => check))
    .meta({ description: 'Each thing the site depends on.' }),
  seconds: z.strictObject(keyed(['look', ...HEARTBEATS], () => age)).meta({
    description:
      'How long ago the site last looked around, backed up and compared payments, and for how long its oldest mail and event have waited. Null: never, or nothing waits.',
  }),
};

/** What more than one noun answers, and the site itself. Strict: what is not here must not be answered. */
export const ANSWERS = {
  Problem: z.strictObject({
    message: text.min(1).meta({ description: 'Written for a person, with what to do next.' }),
    fields: z.record(text, text).optional().meta({ description: 'What’s wrong with each field.' }),
  }),
  Message: z.strictObject({ message: text.min(1) }),
  Alive: z.strictObject({ alive: z.literal(true) }),
  Ready: z.strictObject({ ready: z.literal(true), ...condition }),
  NotReady: z.strictObject({
    ready: z.literal(false),
    missing: z.array(z.enum(PARTS)).min(1),
    ...condition,
  }),
};
