import { Unbroken } from '@/components/ui/unbroken';

type DashesProps = {
  items: readonly string[];
  /** Stands last, without a dash: how many more there are. */
  more?: string;
};

/** A short list, each line behind a dash of brass. */
export function Dashes({ items, more }: DashesProps) {
  return (
    <ul className="short-list">
      {items.map((item) => (
        <li key={item}>
          <Unbroken>{item}</Unbroken>
        </li>
      ))}
      {more && <li className="more">{more}</li>}
    </ul>
  );
}
