import { Decision } from '@/components/your-data/decision';
import { apiRoutes } from '@/lib/kernel/api-routes';
import { container, content } from '@/lib/container';
import { fill } from '@/lib/kernel/text';
import { mailLinkPage } from '../../mail-link-page';
import '../../../styles/orders.css';

export const dynamic = 'force-dynamic';

/** The link in the mail to a new address. The button replaces the old one. */
const { generateMetadata, Page } = mailLinkPage({
  path: '/new-address/{token}',
  load: (token) => container().yourData.changeAddress.load(token),
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
