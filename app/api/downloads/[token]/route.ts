import { routes } from '@/lib/kernel/routes';
import { context, content } from '@/lib/server/context';
import { FILE_LINK_HOURS } from '@/lib/shop/rules/product-file';
import { fill } from '@/lib/kernel/text';
import { answer } from '@/lib/platform/http/endpoint';
import { fileResponse } from '@/lib/platform/http/file-response';
import { logUnexpectedError } from '@/lib/platform/http/unexpected-error';
import { plainPage } from '@/lib/platform/http/plain-page';
import { NO_DOWNLOAD, type NoDownload, openDownload } from '@/lib/shop/open-download';

type Props = { params: Promise<{ token: string }> };

/** Sends a file of an order by its signed link, and records the download. */
export function GET(request: Request, { params }: Props): Promise<Response> {
  const { words, ownSite } = context();
  const send = async () => {
    const opened = await openDownload(context(), (await params).token);
    if (!opened.ok) return refused(opened.error);
    // A failed record doesn't stop a download.
    if (request.method === 'GET')
      await opened.value.note(ownSite.networkOf(request)).catch(logUnexpectedError);
    return fileResponse(request, opened.value);
  };
  return answer(words, send, { request, brand: ownSite.brand });
}

/** The same without the body and without a record. */
export async function HEAD(request: Request, props: Props): Promise<Response> {
  const { status, headers } = await GET(request, props);
  return new Response(null, { status, headers });
}

function refused(reason: NoDownload): Response {
  const { orders, site } = content();
  const { title, text } = orders.downloads[reason];
  return plainPage({
    status: NO_DOWNLOAD[reason],
    title,
    text: fill(text, { hours: FILE_LINK_HOURS }),
    brand: site.brand.name,
    link: { label: orders.downloads.findPurchase, href: routes.findPurchase },
  });
}
