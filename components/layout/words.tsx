'use client';

import { createContext, lazy, use, type ReactNode } from 'react';
import type { NotFoundWords } from './not-found';

/** The few words that client pages need and cannot read from content. */
type ShellWords = { error: { title: string; text: string; button: string }; notFound: NotFoundWords };

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

const NotFound = lazy(() => import('./not-found').then(({ NotFound }) => ({ default: NotFound })));

/**
 * The page for an address that does not exist. Next puts it into the data of every page, twice: so that is a
 * name, with its words in one place and its code loaded when there is need of it.
 */
export function AddressNotFound() {
  return <NotFound {...useWords().notFound} />;
}
