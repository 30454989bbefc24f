import { Unbroken } from './unbroken';

/** A line whose words before the colon lead, in bold; one without a colon is bold as a whole. */
export function Led({ children, restClass }: { children: string; restClass?: string }) {
  const [lead, ...rest] = children.split(': ');
  if (rest.length === 0) return <b className="font-semibold">{children}</b>;
  return (
    <>
      <b className="font-semibold">{lead}:</b>{' '}
      <span className={restClass}>
        <Unbroken>{rest.join(': ')}</Unbroken>
      </span>
    </>
  );
}
