import { ButtonLink } from '@/components/ui/button';
import { routes } from '@/lib/kernel/routes';
import { content } from '@/lib/server/context';

/** From a result that isn't there: to the diagnostic, and to a call. */
export const WaysOn = ({ diagnostic }: { diagnostic: string }) => (
  <p className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
    <ButtonLink href={routes.diagnostic}>{diagnostic}</ButtonLink>
    <a href={routes.bookCall} className="inline-flex min-h-target items-center underline">
      {content().site.footer.bookCall}
    </a>
  </p>
);
