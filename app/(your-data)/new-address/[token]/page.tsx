import { Decision } from '@/components/your-data/decision';
import { apiRoutes } from '@/lib/kernel/api-routes';
import { container, content } from '@/lib/container';
import { fill } from '@/lib/kernel/text';
import { mailLinkPage } from '../../mail-link-page';
import '../../../styles/orders.css';

export const dynamic = 'force-dynamic';

/** Behind the mail to a new address: it takes the place of the old one when the button is pressed. */
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
