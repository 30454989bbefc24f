/** Leads to the question before a room is deleted. */
export function DeleteLink({ href, label }: { href: string; label: string }) {
  return (
    <a href={href} data-print="no" className="inline-flex min-h-target items-center underline">
      {label}
    </a>
  );
}
