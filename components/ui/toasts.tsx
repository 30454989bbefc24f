'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { onNotice, type Notice } from './notify';

const Toaster = lazy(() => import('./toaster'));

/** The place where toasts appear. The code that shows them is fetched with the first one. */
export function Toasts({ label, close }: { label: string; close: string }) {
  const [notice, setNotice] = useState<Notice>();
  useEffect(() => onNotice((next) => setNotice({ ...next })), []);
  return (
    <Suspense fallback={null}>{notice && <Toaster notice={notice} label={label} close={close} />}</Suspense>
  );
}
