import { Message } from '@/components/layout/message';
import { Decision } from '@/components/your-data/decision';
import { apiRoutes } from '@/lib/kernel/routes';
import { context, content } from '@/lib/server/context';
import { loadUnsubscription } from '@/lib/your-data/answer-consent';
import { mailLinkPage } from '../../mail-link-page';

export const dynamic = 'force-dynamic';

/** The link at the end of marketing mail. */
const { generateMetadata, Page } = mailLinkPage({
  path: '/unsubscribe/{token}',
  load: (token) => loadUnsubscription(context(), token),
  render: (state, token) => {
    const { ask, done } = content().yourData.unsubscribe;
    if (state === 'done') return <Message {...done} />;
    return <Decision {...ask} action={apiRoutes.unsubscribe(token)} token={token} />;
  },
});

export { generateMetadata, Page as default };
