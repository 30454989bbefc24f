type FileProps = {
  name: string;
  /** What is in it, in one sentence, and whether it was proved. */
  notes?: string[];
  /** How many parts it has, and which: of a folder its files, of a workbook its sheets. */
  parts?: { count: string; names: string[] } | undefined;
  check?: { label: string; href: string } | undefined;
};

export type FileListProps = { items: FileProps[] };

const NAME =
  '[&_b]:block [&_b]:flex-1 [&_b]:py-2 [&_b]:text-m/[1.4] [&_b]:font-semibold [&_b]:wrap-anywhere [&_b]:text-ink';

/** The files that a buyer gets, by name; those of the bundle in a folder for each tool. */
export const FileList = ({ items }: FileListProps) => (
  <ul className={`text-note text-ink-muted *:border-b *:border-line *:py-1 [&_p]:pb-2 ${NAME}`}>
    {items.map(({ name, notes = [], parts, check }) => (
      <li key={name}>
        {parts ? (
          <details>
            <summary className="flex items-center gap-4 pr-1">
              <b>{name}</b>
              {parts.count}
              <i className="chevron" aria-hidden="true" />
            </summary>
            <p className="leading-[1.6] wrap-anywhere whitespace-pre-line">{parts.names.join('\n')}</p>
          </details>
        ) : (
          <b>{name}</b>
        )}
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        {check && (
          <p>
            <a href={check.href}>{check.label}</a>
          </p>
        )}
      </li>
    ))}
  </ul>
);
