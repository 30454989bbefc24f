type FileProps = {
  name: string;
  contains?: string;
  proof?: string;
  check?: { label: string; href: string };
  /** Of a folder: how many files are in it, and which. */
  folder?: { count: string; files: string[] };
};

export type FileListProps = { items: FileProps[] };

/** The files that a buyer gets, by name; those of the bundle in a folder for each tool. */
export const FileList = ({ items }: FileListProps) => (
  <ul className="*:border-b *:border-line">
    {items.map((file) => (
      <li key={file.name}>{file.folder ? <Folder {...file} {...file.folder} /> : <File {...file} />}</li>
    ))}
  </ul>
);

const File = ({ name, contains, proof, check }: FileProps) => (
  <div className="py-3">
    <b className="font-semibold wrap-anywhere">{name}</b>
    {contains && <p className="text-note text-ink-muted">{contains}</p>}
    {proof && <p className="mt-2 text-note">{proof}</p>}
    {check && (
      <p className="text-note text-ink-muted">
        <a href={check.href}>{check.label}</a>
      </p>
    )}
  </div>
);

const Folder = ({ name, count, files }: { name: string; count: string; files: string[] }) => (
  <details>
    <summary className="flex items-center gap-4 py-3">
      <b className="flex-1 font-semibold">{name}</b>
      <span className="text-note text-ink-muted">{count}</span>
      <i className="chevron" aria-hidden="true" />
    </summary>
    <p className="pb-4 text-note/[1.6] wrap-anywhere whitespace-pre-line text-ink-muted">
      {files.join('\n')}
    </p>
  </details>
);
