import type { ReactNode } from 'react';
import { PlumbLine } from '@/components/layout/plumb-line';
import { RoomHead } from './room-head';

type Props = { title: string; text: string; children: ReactNode };

/** In place of a room, or before it is deleted: one thing said, and what to do. */
export function RoomMessage({ title, text, children }: Props) {
  return (
    <PlumbLine>
      <RoomHead title={title}>
        <p className="max-w-measure">{text}</p>
        <div className="flex flex-wrap gap-4 pb-section">{children}</div>
      </RoomHead>
    </PlumbLine>
  );
}
