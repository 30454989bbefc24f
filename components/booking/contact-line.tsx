/** A sentence with the address to write to, which becomes a link wherever in the sentence it stands. */
export function ContactLine({ text, email }: { text: string; email: string }) {
  const [before, ...after] = text.split(email);
  return (
    <div className="border-t border-ink pt-6">
      <p>
        {before}
        {after.length > 0 && <a href={`mailto:${email}`}>{email}</a>}
        {after.join(email)}
      </p>
    </div>
  );
}
