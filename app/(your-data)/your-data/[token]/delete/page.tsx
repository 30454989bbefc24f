import { ConfirmDelete } from '@/components/your-data/confirm-delete';
import { container, content } from '@/lib/container';
import { letterPage } from '../../../mail-link-page';
import '../../../../styles/orders.css';

export const dynamic = 'force-dynamic';

/** Says what goes, what stays and how downloads end, before anything is deleted. */
const { generateMetadata, Page } = letterPage({
  path: '/your-data/{token}',
  look: (token) => container().yourData.viewData(token),
  draw: (data, token) => <ConfirmDelete token={token} data={data} texts={content().yourData.confirmDelete} />,
});

export { generateMetadata, Page as default };
