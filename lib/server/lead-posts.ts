import type { Content } from '@/lib/content/content';
import { assessmentStore } from '@/lib/diagnostic/store/assessments';
import type { Database } from '@/lib/platform/database/client';
import { reportRequestStore } from '@/lib/diagnostic/store/report-requests';
import { type HookWorld, webhookPoster } from '@/lib/platform/lead-webhook/post';
import { postLead } from '@/lib/diagnostic/post-lead';

/** Where leads are posted to. `world` is a test's. */
export type LeadWebhook = {
  url: string;
  secret: string;
  secretAlso?: string | undefined;
  world?: HookWorld;
};

type Setting = {
  database: Database;
  content: Pick<Content, 'site'>;
  webhook: LeadWebhook | null;
  now: () => Date;
};

/** What posts leads to the firm's own system, put together. */
export function leadPosts({ database, content, webhook, now }: Setting) {
  return postLead({
    assessments: assessmentStore(database),
    requests: reportRequestStore(database),
    post: webhook && webhookPoster({ ...webhook, now }),
    fields: content.site.leadWebhook.fields,
  });
}
