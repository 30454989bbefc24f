import type { ReactNode } from 'react';

type Props = {
  title: string;
  lead: string;
  /** The pages above this one, from the library down. */
  trail?: { label: string; path: string }[];
  children?: ReactNode;
};

/** The head of a page of the library: where one is, what it is about, and the gist. */
export function LibraryHead({ title, lead, trail = [], children }: Props) {
  return (
    <header className="library-head beside-cord">
      {trail.length > 0 && (
        <p className="library-trail">
          {trail.map(({ label, path }) => (
            <a key={path} href={path}>
              {label}
            </a>
          ))}
        </p>
      )}
      <h1>{title}</h1>
      <div>
        <p className="lead">{lead}</p>
        {children}
      </div>
    </header>
  );
}
