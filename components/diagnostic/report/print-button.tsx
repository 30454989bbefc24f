'use client';

import { classes } from '@/components/ui/classes';
import { useUnseen } from '@/components/ui/use-scripted';

export const PrintButton = ({ label }: { label: string }) => (
  <button
    type="button"
    className={classes('min-h-target cursor-pointer underline', useUnseen())}
    onClick={() => window.print()}
  >
    {label}
  </button>
);
