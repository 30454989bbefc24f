import { routes } from '@/lib/kernel/routes';
import { context } from '@/lib/server/context';
import { exportText } from '@/lib/your-data/rules/personal-data';
import { answer } from '@/lib/platform/http/endpoint';
import { seeOther } from '@/lib/platform/http/see-other';
import { viewData } from '@/lib/your-data/data-key';

type Props = { params: Promise<{ token: string }> };

/** Sends everything behind a key as one JSON file; for an unknown key, leads to the page that says so. */
export function GET(request: Request, { params }: Props): Promise<Response> {
  const { words, ownSite } = context();
  const send = async () => {
    const { token } = await params;
    const data = await viewData(context(), token);
    if (!data) return seeOther(routes.dataPage(token));
    const { expiresAt: _, ...stored } = data;
    return new Response(exportText(stored, new Date()), {
      headers: {
        'Cache-Control': 'no-store',
        'Content-Disposition': 'attachment; filename="your-data.json"',
        'Content-Type': 'application/json; charset=utf-8',
        'X-Content-Type-Options': 'nosniff',
      },
    });
  };
  return answer(words, send, { request, brand: ownSite.brand });
}
