import { createContext, useContext } from 'react';
import { formatPath } from '@/lib/content/issue';
import type { Edit, Path } from '../../words/edit';

export type FormContext = {
  /** The content file that is edited. */
  file: string;
  /** Changes whenever the content of the file changes. */
  version: string;
  /**
   * Makes an edit of this file.
   * @param was what the field showed before it, where the form may show something newer
   */
  edit: (edit: Edit, was?: unknown) => Promise<boolean>;
  /**
   * Has a file take the place of the one named there.
   * @param name what it is called where it was chosen
   * @returns why it was refused; null: it was not
   */
  choose: (path: Path, chosen: Blob, name: string) => Promise<string | null>;
  /** Says why a file was refused, where the field it was chosen in is no longer shown. */
  tell: (refused: string) => void;
  /** What the check says of a place, errors first. */
  said: (path: Path) => Said[];
};
export type Said = { kind: 'error' | 'notice'; message: string };

const Context = createContext<FormContext | null>(null);
export const FormProvider = Context.Provider;

export function useForm(): FormContext {
  const form = useContext(Context);
  if (!form) throw new Error('A field stands in a form.');
  return form;
}

/** The id of the element that stands for a place of the file. */
export const idOf = (path: Path): string => `field-${formatPath(path)}`;
