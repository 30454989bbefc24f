'use client';

import { createContext, use, type ReactNode } from 'react';

/** The few words that client pages need and cannot read from content: those of the error page. */
export type ShellWords = { error: { title: string; text: string; button: string } };

const Words = createContext<ShellWords | undefined>(undefined);

/** Hands the words down from the layout, which can read content. */
export function WordsProvider({ words, children }: { words: ShellWords; children: ReactNode }) {
  return <Words value={words}>{children}</Words>;
}

/** The words the layout handed down. */
export function useWords(): ShellWords {
  const words = use(Words);
  if (!words) throw new Error('useWords needs the WordsProvider of the root layout.');
  return words;
}
