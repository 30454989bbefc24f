'use client';

import { Button } from '@/components/ui/button';
import { classes } from '@/components/ui/classes';
import { useUnseen } from '@/components/ui/use-scripted';
import type { ThenAndNow } from '@/lib/platform/browser/then-and-now';

type Props = { picture: ThenAndNow; words: { save: string; picture: string } };

/** Saves both walls as a picture, which is drawn in the browser once somebody wants it. */
export function SavePicture({ picture, words }: Props) {
  return (
    <p data-print="no" className={classes('mt-6 flex flex-wrap items-center gap-x-6 gap-y-2', useUnseen())}>
      <Button variant="line" size="sm" onClick={() => void save(picture)}>
        {words.save}
      </Button>
      <span className="text-ui text-ink-muted">{words.picture}</span>
    </p>
  );
}

async function save(picture: ThenAndNow): Promise<void> {
  const [{ thenAndNowPicture }, { download }] = await Promise.all([
    import('@/lib/platform/browser/then-and-now'),
    import('@/lib/platform/browser/download'),
  ]);
  const drawn = await thenAndNowPicture(picture);
  if (drawn) download('then-and-now', 'png', drawn);
}
