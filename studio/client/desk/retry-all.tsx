import type { DeskRow } from '../../desk/desk';
import { Said } from './confirm';
import { useAct } from './use-act';

/** Queues again all that was given up, once the mail server is well. */
export function RetryAll({ rows, changed }: { rows: DeskRow[]; changed: () => void }) {
  const { begin, isWorking, said } = useAct(changed);
  const isAny = rows.some(({ cells }) => cells.includes('given up'));
  return (
    <>
      <Said said={said} />
      {isAny && (
        <button
          type="button"
          className="button button-line button-sm"
          aria-disabled={isWorking}
          onClick={() => begin({ name: 'retryMail', id: null })}
        >
          Queue again all that were given up
        </button>
      )}
    </>
  );
}
