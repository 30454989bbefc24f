import { Unbroken } from './unbroken';

/** A line whose words before the colon lead, in bold. */
export function Led({ children }: { children: string }) {
  const [lead, ...rest] = children.split(': ');
  if (rest.length === 0) return <Unbroken>{children}</Unbroken>;
  return (
    <>
      <b className="font-semibold">{lead}:</b> <Unbroken>{rest.join(': ')}</Unbroken>
    </>
  );
}
