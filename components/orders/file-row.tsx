import { BRASS_LINK } from '@/components/ui/link-classes';
import { fileSize } from '@/lib/kernel/text';
import type { Download } from '@/lib/shop/files';

/** `label`: what the link does, for who hears it. */
type FileRowProps = Download & { label: string };

/** A file to download, with its size. */
export const FileRow = ({ href, name, size, label }: FileRowProps) => (
  <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 border-t border-line">
    <a href={href} download={name} className={`py-3 font-semibold wrap-anywhere ${BRASS_LINK}`}>
      <span className="sr-only">{label} </span>
      {name}
    </a>
    <span className="tabular-nums">{fileSize(size)}</span>
  </li>
);
