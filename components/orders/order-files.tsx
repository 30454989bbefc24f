import { buttonClasses } from '@/components/ui/button-classes';
import { FileRow } from './file-row';
import { OrderSection } from './order-frame';
import { apiRoutes } from '@/lib/kernel/routes';
import { fileSize, fill } from '@/lib/kernel/text';
import type { OrdersWords } from '@/lib/shop/content/orders';
import type { OrderView } from '@/lib/shop/view-order';

type Props = {
  files: OrderView['files'];
  archive: OrderView['archive'];
  texts: OrdersWords['order']['files'];
  tools: Record<string, string>;
  /** Which edition of each was bought, and which is there now. */
  editions: string[];
};

/** Every file with its size, under its tool where there are several, and which to open first. */
export function OrderFiles({ files, archive, texts, tools, editions }: Props) {
  const slugs = [...new Set(files.map(({ slug }) => slug))];
  return (
    <OrderSection title={texts.title} data-print="no">
      {files[0] && <p>{fill(texts.first, { file: files[0].name })}</p>}
      {archive && (
        <p className="mt-5">
          <a className={buttonClasses()} href={apiRoutes.download(archive.token)} download>
            {texts.all} ({fileSize(archive.size)})
          </a>
        </p>
      )}
      {slugs.map((slug) => (
        <div key={slug} className="mt-7">
          {slugs.length > 1 && <h3>{tools[slug] ?? slug}</h3>}
          <ul className="mt-2 border-b border-line">
            {files
              .filter((file) => file.slug === slug)
              .map((file) => (
                <FileRow
                  key={file.name}
                  {...file}
                  href={apiRoutes.download(file.token)}
                  label={texts.download}
                />
              ))}
          </ul>
        </div>
      ))}
      <p className="mt-5 text-note text-ink-muted">{texts.links}</p>
      {editions.map((line) => (
        <p key={line} className="text-note text-ink-muted">
          {line}
        </p>
      ))}
    </OrderSection>
  );
}
