import { env } from '@/lib/platform/config/env';
import { content } from '@/lib/container';
import { fieldWords } from '@/lib/content/words';
import { openApi } from '@/lib/platform/http/openapi/document';

/** Made once, when the site is built. */
export const dynamic = 'force-static';

/** Answers what the API takes and answers, in OpenAPI 3.1. */
export function GET(): Response {
  const { diagnostic, messages, site } = content();
  return Response.json(
    openApi({
      brand: site.brand.name,
      siteUrl: env().BASE_URL,
      fieldWords: fieldWords(diagnostic.questionnaire, messages),
    }),
  );
}
