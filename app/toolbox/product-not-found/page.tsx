import { missing } from '@/app/missing';
import { missingMetadata } from '@/app/page-metadata';
import { NotFound } from '@/components/layout/not-found';
import { ButtonLink } from '@/components/ui/button';
import { content } from '@/lib/server/context';
import { routes } from '@/lib/kernel/routes';
import { firstTools } from '../products';

export const dynamic = 'force-dynamic';

export const generateMetadata = () => missingMetadata(content().messages.exact.pages.productNotFound.title);

/** next.config.mjs rewrites unknown slugs to it. */
export default function ProductNotFoundPage() {
  const { exact, pages } = content().messages;
  return missing(
    <NotFound {...exact.pages.productNotFound} start={pages.productNotFound.start} pages={firstTools()}>
      <ButtonLink href={routes.toolbox} className="mt-7">
        {pages.productNotFound.back}
      </ButtonLink>
    </NotFound>,
  );
}
