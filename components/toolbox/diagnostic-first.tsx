import { ButtonLink } from '@/components/ui/button';
import { routes } from '@/lib/kernel/routes';

type DiagnosticFirstProps = { title: string; text: string; button: string };

/** The end of every page of the toolbox: for whoever does not know yet what to choose. */
export function DiagnosticFirst({ title, text, button }: DiagnosticFirstProps) {
  return (
    <section
      aria-labelledby="diagnostic-first"
      className="mx-auto grid max-w-page items-center justify-items-start gap-x-12 gap-y-5 px-pad pb-section md:grid-cols-[1fr_auto]"
    >
      <div>
        <h2 id="diagnostic-first" className="text-xl">
          {title}
        </h2>
        <p className="mt-1">{text}</p>
      </div>
      <ButtonLink href={routes.diagnostic} variant="line">
        {button}
      </ButtonLink>
    </section>
  );
}
