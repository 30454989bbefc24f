import type { DeskFile } from '../../desk/actions';
import { ask } from '../api';

/** Has a file made, and saves it. @throws Refused */
export async function save(file: DeskFile): Promise<void> {
  const { name, type, base64 } = await ask<Record<'name' | 'type' | 'base64', string>>('/api/desk/file', {
    file,
  });
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([bytes], { type }));
  link.download = name;
  link.click();
  // Some browsers begin to read it a moment later.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
