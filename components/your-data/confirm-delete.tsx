import { OrderFrame } from '@/components/orders/order-frame';
import { Button, ButtonLink } from '@/components/ui/button';
import { routes, apiRoutes } from '@/lib/kernel/routes';
import { fill } from '@/lib/kernel/text';
import type { YourDataWords } from '@/lib/your-data/content';
import type { PersonalData } from '@/lib/your-data/rules/personal-data';

type Texts = YourDataWords['confirmDelete'];
type Props = { token: string; data: PersonalData; texts: Texts };

/** What goes, what stays, how downloads end; then the button. */
export function ConfirmDelete({ token, data, texts }: Props) {
  const { title, intro, goes, stays, downloads, button, keep } = texts;
  return (
    <OrderFrame>
      <div className="grid max-w-measure gap-8">
        <h1>{title}</h1>
        <p className="wrap-anywhere">{fill(intro, { customerEmail: data.email })}</p>
        <Section {...goes} />
        <Section {...stays} />
        {data.purchases.length > 0 && (
          <section>
            <h2 className="text-xl/[1.12]">{downloads.title}</h2>
            <p className="mt-3 lg:mt-1">
              {downloads.text} <a href={routes.findPurchase}>{downloads.link}</a>
            </p>
          </section>
        )}
        <form method="post" action={apiRoutes.eraseData} className="flex flex-wrap gap-4">
          <input type="hidden" name="token" value={token} />
          <Button type="submit">{button}</Button>
          <ButtonLink href={routes.dataPage(token)} variant="line">
            {keep}
          </ButtonLink>
        </form>
      </div>
    </OrderFrame>
  );
}

function Section({ title, items }: Texts['goes']) {
  return (
    <section>
      <h2 className="text-xl/[1.12]">{title}</h2>
      <ul className="mt-3 grid list-disc gap-2 pl-5">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
