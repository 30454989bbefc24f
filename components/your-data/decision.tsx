import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';

type Words = { title: string; text: string };

type DecisionProps = Words & {
  button: string;
  /** Where the form goes, with the token that the link had. */
  action: string;
  token: string;
};

/**
 * Asks before something happens: a link in a mail only leads here, since mail programs open links by
 * themselves.
 */
export function Decision({ button, action, token, ...words }: DecisionProps) {
  return (
    <Message {...words}>
      <form method="post" action={action}>
        <input type="hidden" name="token" value={token} />
        <Button type="submit">{button}</Button>
      </form>
    </Message>
  );
}

/** A page that says one thing. */
export function Message({ title, text, children }: Words & { children?: ReactNode }) {
  return (
    <div className="order">
      <div className="grid max-w-measure gap-6">
        <h1>{title}</h1>
        <p>{text}</p>
        {children && <div className="flex flex-wrap gap-4">{children}</div>}
      </div>
    </div>
  );
}
