'use client';

import { type ReactNode, useState } from 'react';
import { motionNow } from './use-motion';

/**
 * What takes the place of something else comes from the side that it lies on: 1 is right, -1 left. What is
 * already there when motion is loaded stays as it is, with all that is typed in it.
 */
export function Entering({ side, children }: { side: number; children: ReactNode }) {
  const [motion] = useState(motionNow);
  return motion ? <motion.Entering side={side}>{children}</motion.Entering> : <div>{children}</div>;
}
