import { Message } from '@/components/layout/message';
import { Decision } from '@/components/your-data/decision';
import { apiRoutes } from '@/lib/kernel/routes';
import { context, content } from '@/lib/server/context';
import { loadConfirmation } from '@/lib/your-data/answer-consent';
import { mailLinkPage } from '../../mail-link-page';

export const dynamic = 'force-dynamic';

/** The link in the mail that asks to confirm the newsletter. */
const { generateMetadata, Page } = mailLinkPage({
  path: '/confirm-newsletter/{token}',
  load: (token) => loadConfirmation(context(), token),
  render: (state, token) => {
    const { ask, done } = content().yourData.confirmNewsletter;
    if (state === 'done') return <Message {...done} />;
    return <Decision {...ask} action={apiRoutes.confirmNewsletter} token={token} />;
  },
});

export { generateMetadata, Page as default };
