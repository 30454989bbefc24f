import { HostedForm } from '@/components/checkout/hosted-form';
import { State } from '@/components/layout/message';
import { OrderFrame, OrderSection } from './order-frame';
import { ToolDrawing } from '@/components/toolbox/tool-drawing';
import { Button } from '@/components/ui/button';
import { ExternalLink } from '@/components/ui/external-link';
import { LEADS_ON } from '@/components/ui/link-classes';
import { MailLinked } from '@/components/ui/mail-linked';
import { Unbroken } from '@/components/ui/unbroken';
import { FilledWorkbooks } from './filled-workbooks';
import { OrderFiles } from './order-files';
import { PaymentNews } from './payment-news';
import { routes } from '@/lib/kernel/routes';
import type { OrderTexts } from '@/lib/shop/order-texts';
import type { PaymentNewsTexts } from '@/lib/shop/payment-news';
import type { FileOnPage, OrderView } from '@/lib/shop/view-order';
import { Receipt } from './receipt';

type Props = {
  token: string;
  texts: OrderTexts;
  /** What has become of its payment on Stripe's page, in place of its state. */
  news: PaymentNewsTexts | null;
  view: Pick<OrderView, 'order' | 'files' | 'archive' | 'hasTracker'>;
};

/** What was bought: where it stands, the files, the license, help, and a receipt to print. */
export function OrderPage({ token, texts, news, view }: Props) {
  const { order, files, archive, hasTracker } = view;
  const { tracker, license, support, upgrade, refund } = texts;
  return (
    <OrderFrame>
      <header>
        <ToolDrawing
          slug={order.productSlug}
          className="float-right mb-2 ml-6 w-[clamp(5.5rem,20vw,11rem)] enlarged:float-none"
        />
        <h1>{texts.title}</h1>
        <p className="lead mt-4">{texts.bought}</p>
        {(texts.paidWith || texts.mailTo) && (
          <p className="mt-2 wrap-anywhere whitespace-pre-line text-ink-muted" data-print="no">
            <Unbroken>{`${texts.paidWith}\n${texts.mailTo}`.trim()}</Unbroken>
          </p>
        )}
        {news ? (
          <PaymentNews news={news} tone={texts.state.tone} />
        ) : (
          <State tone={texts.state.tone} title={texts.state.label} className="mt-6">
            {texts.state.text}
          </State>
        )}
        {texts.buyAgain && (
          <p className="mt-4">
            <a href={texts.buyAgain.href} className={LEADS_ON}>
              {texts.buyAgain.label}
            </a>
          </p>
        )}
      </header>
      {files.length > 0 && (
        <OrderFiles
          files={files}
          archive={archive}
          texts={texts.files}
          tools={texts.tools}
          editions={texts.editions}
        />
      )}
      <FilledWorkbooks tools={filledTools(files, texts)} texts={texts.filled} />
      {hasTracker && (
        <OrderSection title={tracker.title} data-print="no">
          <p>{tracker.text}</p>
          <p>
            <ExternalLink href={tracker.href}>{tracker.link}</ExternalLink>
          </p>
        </OrderSection>
      )}
      {files.length > 0 && license.text && (
        <OrderSection title={license.title} data-print="no">
          <p>{license.text}</p>
        </OrderSection>
      )}
      <OrderSection title={support.title} data-print="no">
        <p>
          <MailLinked>{support.text}</MailLinked>
        </p>
        {files.length > 0 && <p>{texts.keep}</p>}
      </OrderSection>
      {upgrade && (
        <OrderSection title={upgrade.title} data-print="no">
          <p className="mb-4">{upgrade.text}</p>
          <HostedForm slug={upgrade.slug} label={upgrade.button} proof={token} />
        </OrderSection>
      )}
      {refund.text && (
        <OrderSection title={refund.title} data-print="no">
          <p>{refund.text}</p>
          {refund.button && (
            <form method="post" action={routes.orderRefund(token)} className="mt-4">
              <Button type="submit" variant="line">
                {refund.button}
              </Button>
            </form>
          )}
        </OrderSection>
      )}
      {order.paidAt && <Receipt order={order} texts={texts.receipt} buyer={texts.buyer} />}
    </OrderFrame>
  );
}

/**
 * The workbooks of the order that have a free demo; of a blank and an example it is the blank one that is
 * filled.
 */
const filledTools = (files: readonly FileOnPage[], { demos, tools }: OrderTexts) =>
  files.flatMap(({ slug, name, token }) =>
    demos[slug] && name.endsWith('.xlsx') && !name.endsWith('-example.xlsx')
      ? [{ slug, name, token, title: tools[slug] ?? slug, demo: demos[slug] }]
      : [],
  );
