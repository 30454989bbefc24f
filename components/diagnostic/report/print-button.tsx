'use client';

import { Button } from '@/components/ui/button';

/** Opens the browser's print dialog. */
export function PrintButton({ label }: { label: string }) {
  return (
    <Button variant="line" onClick={() => window.print()}>
      {label}
    </Button>
  );
}
