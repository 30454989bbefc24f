'use client';

import { Button } from '@/components/ui/button';
import { useScripted } from '@/components/ui/use-scripted';

/** Opens the browser's print dialog. */
export function PrintButton({ label }: { label: string }) {
  if (!useScripted()) return null;
  return (
    <Button variant="line" onClick={() => window.print()}>
      {label}
    </Button>
  );
}
