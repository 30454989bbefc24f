import { ButtonLink } from '@/components/ui/button';
import type { ButtonVariant } from '@/components/ui/button-classes';
import { Unbroken } from '@/components/ui/unbroken';

export type ActionWords = { label: string; caption: string; to: string };

/** A button with the line under it that says what one gets. */
export function Action({ action, variant }: { action: ActionWords; variant: ButtonVariant }) {
  return (
    <div className="grid content-start gap-2 sm:justify-items-start">
      <ButtonLink href={action.to} variant={variant}>
        {action.label}
      </ButtonLink>
      <p className="text-note text-ink-muted">
        <Unbroken>{action.caption}</Unbroken>
      </p>
    </div>
  );
}
