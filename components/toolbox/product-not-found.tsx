import { Drawing } from '@/components/drawings/drawing';
import { PlumbLine } from '@/components/layout/plumb-line';
import { ButtonLink } from '@/components/ui/button';
import { routes } from '@/lib/kernel/routes';

type ProductNotFoundProps = { title: string; text: string; back: string };

/** The wall with a stone missing, for a tool that does not exist. */
export function ProductNotFound({ title, text, back }: ProductNotFoundProps) {
  return (
    <PlumbLine>
      <div className="beside-cord not-found py-14 lg:py-26">
        <Drawing name="missing-stone" width={324} height={344} className="stone" />
        <div className="[grid-area:head]">
          <h1>{title}</h1>
          <p className="mt-4 text-l text-balance">{text}</p>
          <ButtonLink href={routes.toolbox} className="mt-7">
            {back}
          </ButtonLink>
        </div>
      </div>
    </PlumbLine>
  );
}
