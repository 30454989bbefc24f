import type { ReactNode } from 'react';
import { routes } from '@/lib/kernel/routes';

type Props = {
  title: string;
  /** What leads back to the index. */
  up?: string;
  children: ReactNode;
};

/** The head of a page of the library: where one is, what it is about, and the gist. */
export function LibraryHead({ title, up, children }: Props) {
  return (
    <header className="library-head beside-cord">
      {up && (
        <p className="text-ui">
          <a
            className="inline-flex min-h-target items-center underline underline-offset-4"
            href={routes.library}
          >
            {up}
          </a>
        </p>
      )}
      <h1>{title}</h1>
      <div>{children}</div>
    </header>
  );
}
