import { rectangle } from '@/components/ui/drawing';

const BEAM = `${rectangle(1, 1, 198, 14)}M13 1v14M187 1v14`;

/** A beam above, blocks below that lie as they fell, and cords that do not reach them. */
export function Disconnected() {
  return (
    <svg viewBox="0 0 200 96" className="drawing mt-4 w-48 max-w-full" aria-hidden="true">
      <path d={BEAM} />
      <path d="M6 74l22-5 5 21-22 5zM58 71h24v24H58zM108 66l20 13-13 20-20-13zM158 73l24 3-3 20-24-3z" />
      <path d="M42 15c8 12-6 20 2 30M100 15c-6 9 8 14 3 25M158 15c9 10-8 18-1 32" className="accent" />
    </svg>
  );
}

/** The same beam and blocks, each hung on a cord of one length. */
export function Connected() {
  return (
    <svg viewBox="0 0 200 96" className="drawing mt-4 w-48 max-w-full" aria-hidden="true">
      <path d={BEAM} />
      <path
        d={
          [14, 63, 113, 162].map((x) => rectangle(x, 71, 24, 24)).join('') +
          'M1 83h13M38 83h25M87 83h26M137 83h25M186 83h13'
        }
      />
      <path d="M26 15v56M75 15v56M125 15v56M174 15v56" className="accent" />
    </svg>
  );
}
