'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { useNotice } from './notify';
import type { ToasterProps } from './toaster';

/**
 * The place where toasts appear. The code that shows them is fetched with the first thing that is typed or
 * chosen, so that it is there when the network is not, or with the first toast.
 */
export function Toasts({ label, close }: { label: string; close: string }) {
  const notice = useNotice();
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps>>();
  useEffect(() => {
    if (Toaster) return;
    // Without a network there is no toast, but what it says stands in the page as well; the next notice tries
    // again.
    const load = () =>
      void import('./toaster').then(
        (module) => setToaster(() => module.Toaster),
        () => undefined,
      );
    if (notice) return load();
    addEventListener('input', load, { once: true });
    return () => removeEventListener('input', load);
  }, [notice, Toaster]);
  return Toaster && <Toaster notice={notice} label={label} close={close} />;
}
