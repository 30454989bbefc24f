import { Photo } from '@/components/ui/photo';
import { Monogram } from './monogram';

type PortraitProps = { name: string; photo?: string; monogram: string; className: string };

/** A coach: a photo where content has one, else drawn initials. */
export function Portrait({ monogram, ...own }: PortraitProps) {
  return own.photo ? (
    <Photo of="team" {...own} />
  ) : (
    <Monogram initials={monogram} className={own.className} />
  );
}
