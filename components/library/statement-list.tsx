export type LibraryLink = { path: string; title: string; text: string };

/** Statements with their pages: what each is called, and as the form asks it. */
export function StatementList({ statements }: { statements: readonly LibraryLink[] }) {
  return (
    <ul className="statement-list">
      {statements.map(({ path, title, text }) => (
        <li key={path}>
          <h3>
            <a href={path}>{title}</a>
          </h3>
          <p className="mt-1 text-ui text-ink-muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}
