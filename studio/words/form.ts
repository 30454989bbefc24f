import { z } from 'zod';
import type { Known } from '@/lib/content/schemas/known';
import type { ContentFile } from './files';
import { read } from './yaml-edit';

/**
 * What the form of a file is drawn from: its schema as JSON Schema, and what it says now; of Markdown its
 * text.
 */
export type FileForm =
  | { kind: 'values'; schema: unknown; data: unknown }
  | { kind: 'prose'; text: string }
  /** Not YAML: somebody has to mend it first. */
  | { kind: 'unreadable' };

/**
 * @param known which ids there are in the draft decides what a field may name
 * @param text what the file says in the draft
 */
export function formOf({ schema }: ContentFile, known: Known, text: string): FileForm {
  if (!schema) return { kind: 'prose', text };
  const found = read(text);
  if (!found) return { kind: 'unreadable' };
  const json = z.toJSONSchema(schema(known), { target: 'draft-7', io: 'input', unrepresentable: 'any' });
  return { kind: 'values', schema: json, data: found.data };
}
