import { ConfirmDelete } from '@/components/your-data/confirm-delete';
import { context, content } from '@/lib/server/context';
import { viewData } from '@/lib/your-data/data-key';
import { mailLinkPage } from '../../../mail-link-page';

export const dynamic = 'force-dynamic';

/** Asks before deleting, and says what goes and what stays. */
const { generateMetadata, Page } = mailLinkPage({
  path: '/your-data/{token}',
  load: (token) => viewData(context(), token),
  render: (data, token) => (
    <ConfirmDelete token={token} data={data} texts={content().yourData.confirmDelete} />
  ),
});

export { generateMetadata, Page as default };
