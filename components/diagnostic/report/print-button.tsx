'use client';

import { Button } from '@/components/ui/button';
import { useUnseen } from '@/components/ui/use-scripted';

/** Opens the browser's print dialog. */
export function PrintButton({ label }: { label: string }) {
  return (
    <Button variant="line" className={useUnseen()} onClick={() => window.print()}>
      {label}
    </Button>
  );
}
