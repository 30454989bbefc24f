import { missingMetadata } from '@/app/page-metadata';
import { ButtonLink } from '@/components/ui/button';
import { Message } from '@/components/layout/message';
import { routes } from '@/lib/kernel/routes';
import { content } from '@/lib/server/context';

export const generateMetadata = () => missingMetadata(content().yourData.brokenLink.title);

/** For a link from a mail that was cut off or has expired. */
export default function BrokenLink() {
  const { title, text, button } = content().yourData.brokenLink;
  return (
    <Message title={title} text={text}>
      <ButtonLink href={routes.yourData}>{button}</ButtonLink>
    </Message>
  );
}
