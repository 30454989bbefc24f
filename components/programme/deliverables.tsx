import { Section } from '@/components/layout/section';
import { CELLS } from '@/components/ui/cells';

type DeliverablesProps = { title: string; items: readonly { title: string; text: string }[] };

/** Four sheets of one set of drawings. */
export function Deliverables({ title, items }: DeliverablesProps) {
  return (
    <Section title={title}>
      <ul className={`${CELLS} break-inside-avoid border-drawn border-ink *:border-ink`}>
        {items.map((item, i) => (
          <li key={item.title} className="flex flex-wrap gap-x-5 gap-y-4 p-6 md:p-[28px_32px_32px]">
            <DeliverableDrawing index={i} />
            <div className="flex-[1_1_12rem]">
              <h3>{item.title}</h3>
              <p className="mt-1.5">{item.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/**
 * What one holds in hand at the end, in the order of the list: a tree of goals, a list, a board of numbers, a
 * page.
 */
const DRAWINGS = [
  {
    plain: 'M26 26v8M10 34h44M10 34v8M32 34v8M54 34v8M2 42h16v14H2zM24 42h16v14H24zM46 42h16v14H46z',
    accent: 'M18 8h28v18H18z',
  },
  {
    plain: 'M4 8h56v48H4zM4 20h56M4 32h56M4 44h56M20 8v48',
    accent: 'M8 13l3 3 5-6M8 25l3 3 5-6M8 37l3 3 5-6',
  },
  {
    plain: 'M4 8h56v48H4zM4 20h56M14 56V38h8v18M28 56V30h8v26M42 56V44h8v12',
    accent: 'M8 34h48M52 30l4 4-4 4',
  },
  {
    plain: 'M12 4h28l12 12v44H12zM40 4v12h12M20 26h24M20 34h24M20 42h14',
    accent: 'M20 52c4-6 6 4 10-1s6 3 12-1',
  },
];

/** The drawing of the n-th deliverable, counted from 0. */
function DeliverableDrawing({ index }: { index: number }) {
  const { plain, accent } = DRAWINGS[index % DRAWINGS.length]!;
  return (
    <svg viewBox="0 0 64 64" className="drawing size-12 md:size-16" aria-hidden="true">
      <path d={plain} />
      <path d={accent} className="accent" />
    </svg>
  );
}
