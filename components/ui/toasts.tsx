'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { onNotice, type Notice } from './notify';
import type { ToasterProps } from './toaster';

/** The place where toasts appear. The code that shows them is fetched with the first one. */
export function Toasts({ label, close }: { label: string; close: string }) {
  const [notice, setNotice] = useState<Notice>();
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps>>();
  useEffect(() => onNotice((next) => setNotice({ ...next })), []);
  useEffect(() => {
    if (!notice || Toaster) return;
    // Without a network there is no toast, but what it says stands in the page as well; the next notice tries again.
    import('./toaster').then(
      (module) => setToaster(() => module.Toaster),
      () => undefined,
    );
  }, [notice, Toaster]);
  return notice && Toaster && <Toaster notice={notice} label={label} close={close} />;
}
