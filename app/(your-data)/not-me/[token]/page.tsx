import { Message } from '@/components/layout/message';
import { Decision } from '@/components/your-data/decision';
import { apiRoutes } from '@/lib/kernel/routes';
import { context, content } from '@/lib/server/context';
import { loadDisowned } from '@/lib/your-data/erase-data';
import { mailLinkPage } from '../../mail-link-page';

export const dynamic = 'force-dynamic';

/**
 * "This was not me" in the report mail. It asks for a button, because mail programs open links themselves.
 */
const { generateMetadata, Page } = mailLinkPage({
  path: '/not-me/{token}',
  load: (token) => loadDisowned(context(), token),
  render: (state, token) => {
    const { ask, done } = content().yourData.notMe;
    if (state === 'gone') return <Message {...done} />;
    return <Decision {...ask} action={apiRoutes.notMe} token={token} />;
  },
});

export { generateMetadata, Page as default };
