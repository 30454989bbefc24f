type FileProps = {
  name: string;
  /** What is in it, in one sentence. */
  text?: string;
  /** How many parts it has, and which: of a folder its files, of a workbook its sheets. */
  parts?: { count: string; names: string[] };
  proof?: string;
  check?: { label: string; href: string };
};

export type FileListProps = { items: FileProps[] };

/** The files that a buyer gets, by name; those of the bundle in a folder for each tool. */
export const FileList = ({ items }: FileListProps) => (
  <ul className="*:border-b *:border-line *:py-1">
    {items.map(({ name, text, parts, proof, check }) => (
      <li key={name} className="text-note text-ink-muted">
        {parts ? <Folded name={name} {...parts} /> : <Name>{name}</Name>}
        {text && <p className="pb-2">{text}</p>}
        {proof && <p className="pb-2">{proof}</p>}
        {check && (
          <p className="pb-2">
            <a href={check.href}>{check.label}</a>
          </p>
        )}
      </li>
    ))}
  </ul>
);

const Name = ({ children }: { children: string }) => (
  <b className="block flex-1 py-2 text-m/[1.4] font-semibold wrap-anywhere text-ink">{children}</b>
);

const Folded = ({ name, count, names }: { name: string; count: string; names: string[] }) => (
  <details>
    <summary className="flex items-center gap-4 pr-1">
      <Name>{name}</Name>
      {count}
      <i className="chevron" aria-hidden="true" />
    </summary>
    <p className="pb-3 leading-[1.6] wrap-anywhere whitespace-pre-line">{names.join('\n')}</p>
  </details>
);
