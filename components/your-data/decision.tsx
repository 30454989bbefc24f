import { Message } from '@/components/layout/message';
import { Button } from '@/components/ui/button';
import type { YourDataWords } from '@/lib/your-data/content';

/** `action`: where the form goes, with the token that the link had. */
type DecisionProps = YourDataWords['notMe']['ask'] & { action: string; token: string };

/**
 * Asks before something happens: a link in a mail only leads here, since mail programs open links by
 * themselves.
 */
export const Decision = ({ button, action, token, ...words }: DecisionProps) => (
  <Message {...words}>
    <form method="post" action={action}>
      <input type="hidden" name="token" value={token} />
      <Button type="submit">{button}</Button>
    </form>
  </Message>
);
