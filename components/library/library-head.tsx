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
    <header className="beside-cord two-columns pt-9 pb-12 max-lg:grid max-lg:gap-4 md:pt-16 md:pb-18 lg:gap-y-6 lg:pt-22 lg:pb-24 print:py-[4mm]">
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
      <h1 className="lg:col-start-2">{title}</h1>
      <div className="lg:col-start-2">{children}</div>
    </header>
  );
}
