import { Icon } from '@/components/ui/icons';

type ContentsProps = { title: string; sections: readonly { id: string; heading: string }[] };

/** The sections of a long text. On small screens folded, on wide ones open and in view all the way. */
export function Contents({ title, sections }: ContentsProps) {
  return (
    <nav aria-label={title} className="contents-list" data-print="no">
      <details className="panel">
        <summary className="flex min-h-[52px] items-center justify-between font-semibold">
          {title} <Icon sign="chevron" className="chevron size-3.5" />
        </summary>
        <ol>
          {sections.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
