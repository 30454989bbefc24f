import { Unbroken } from '@/components/ui/unbroken';

type DashesProps = {
  items: readonly string[];
  /** Stands last, without a dash: how many more there are. */
  more?: string;
};

/** A short list, each line behind a dash of brass. */
export function Dashes({ items, more }: DashesProps) {
  return (
    <ul className="*:relative *:break-inside-avoid *:py-1 *:pl-6 *:text-ui/[1.45] *:text-pretty">
      {items.map((item) => (
        <li
          key={item}
          className="before:absolute before:top-[0.95rem] before:left-0 before:w-3 before:border-t-drawn before:border-accent"
        >
          <Unbroken>{item}</Unbroken>
        </li>
      ))}
      {more && <li className="text-muted">{more}</li>}
    </ul>
  );
}
