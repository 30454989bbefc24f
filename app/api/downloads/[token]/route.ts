import { routes } from '@/lib/kernel/routes';
import { context, content } from '@/lib/server/context';
import { FILE_LINK_HOURS } from '@/lib/shop/rules/product-file';
import { fill } from '@/lib/kernel/text';
import { answer } from '@/lib/platform/http/endpoint';
import { fileResponse } from '@/lib/platform/http/file-response';
import { logRefusal, logUnexpectedError } from '@/lib/platform/http/unexpected-error';
import { plainPage } from '@/lib/platform/http/plain-page';
import { openDownload } from '@/lib/shop/open-download';

type Props = { params: Promise<{ token: string }> };

const STATUS = {
  invalid: 404,
  expired: 410,
  refunded: 410,
  reversed: 410,
  disputed: 403,
  unpaid: 403,
  missing: 500,
} as const;

/** Sends a file of an order by its signed link, and records the download. */
export function GET(request: Request, { params }: Props): Promise<Response> {
  const { words, ownSite } = context();
  const send = async () => {
    const opened = await openDownload(context(), (await params).token);
    if (!opened.ok) return whyNot(opened.error);
    // A failed record doesn't stop a download.
    await opened.value.note(ownSite.networkOf(request)).catch(logUnexpectedError);
    return fileResponse(request, opened.value);
  };
  return answer(words, send, { request, brand: ownSite.brand });
}

/** The same without the body and without a record. */
export function HEAD(request: Request, { params }: Props): Promise<Response> {
  const { words } = context();
  return answer(words, async () => {
    const opened = await openDownload(context(), (await params).token);
    if (opened.ok) return fileResponse(request, opened.value);
    const { status, headers } = whyNot(opened.error);
    return new Response(null, { status, headers });
  });
}

function whyNot(reason: keyof typeof STATUS): Response {
  const { orders, site } = content();
  const { title, text } = orders.downloads[reason];
  if (reason === 'invalid') logRefusal('download link');
  if (reason === 'missing')
    logUnexpectedError(new Error('A buyer asked for a file that is not in content/products.'));
  return plainPage({
    status: STATUS[reason],
    title,
    text: fill(text, { hours: FILE_LINK_HOURS }),
    brand: site.brand.name,
    link: { label: orders.downloads.findPurchase, href: routes.findPurchase },
  });
}
