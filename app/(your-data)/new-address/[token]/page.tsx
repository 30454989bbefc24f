import { Decision } from '@/components/your-data/decision';
import { apiRoutes } from '@/lib/kernel/routes';
import { context, content } from '@/lib/server/context';
import { fill } from '@/lib/kernel/text';
import { loadNewAddress } from '@/lib/your-data/change-address';
import { mailLinkPage } from '../../mail-link-page';

export const dynamic = 'force-dynamic';

/** The link in the mail to a new address. The button replaces the old one. */
const { generateMetadata, Page } = mailLinkPage({
  path: '/new-address/{token}',
  load: (token) => loadNewAddress(context(), token),
  render: (change, token) => {
    const { text, ...words } = content().yourData.newAddress;
    return (
      <Decision
        {...words}
        text={fill(text, { oldEmail: change.from, newEmail: change.to })}
        action={apiRoutes.newAddress}
        token={token}
      />
    );
  },
});

export { generateMetadata, Page as default };
