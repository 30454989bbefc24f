import { Led } from '@/components/ui/led';

export type FileListProps = {
  items: {
    /** What it is and what it does, with the kind of file in brackets. */
    line: string;
    /** How many parts it has, and which: of a tool its files, of a workbook its sheets. */
    parts?: { count: string; names: string[] } | undefined;
    /** Of a workbook: whether it was proved, and where one that is filled in is checked. */
    note?: string | undefined;
    check?: { label: string; href: string } | undefined;
  }[];
};

/** All that a buyer gets, line by line; those that are files with what is in them. */
export const FileList = ({ items }: FileListProps) => (
  <ul className="text-note text-ink-muted *:border-b *:border-line *:py-2 [&_b]:text-ink [&_p]:pt-1 [&_p]:leading-[1.6] [&_p]:text-balance [&_span]:text-ui/[1.45]">
    {items.map(({ line, parts, note, check }) => (
      <li key={line}>
        {parts ? (
          <details>
            <summary className="flex flex-wrap items-baseline gap-x-4 pr-1">
              <span className="flex-1 text-pretty max-sm:basis-4/5">
                <Led>{line}</Led>
              </span>
              <small className="text-note max-sm:order-1 max-sm:basis-full">{parts.count}</small>
              <i className="chevron" aria-hidden="true" />
            </summary>
            <p className="wrap-anywhere whitespace-pre-line">{parts.names.join('\n')}</p>
          </details>
        ) : (
          <span className="text-pretty">
            <Led>{line}</Led>
          </span>
        )}
        {check && (
          <p>
            {note} <a href={check.href}>{check.label}</a>
          </p>
        )}
      </li>
    ))}
  </ul>
);
