import type { Socket } from 'node:net';
import type { Handler } from './middleware';

/**
 * Has the requests of one connection answered one after another: Node emits all pipelined requests at once.
 * Those that were not begun when the client closes the connection are dropped.
 * @param mostAhead how many may wait for an earlier one, on all connections together; beyond it the
 * connection is closed
 */
export function inTurn(answer: Handler, mostAhead: number): Handler {
  const lastOf = new WeakMap<Socket, Promise<void>>();
  let waiting = 0;
  return (request, response) => {
    const { socket } = request;
    // Node emits the requests of one packet to the last, even when the connection is closed.
    if (socket.destroyed) return;
    const earlier = lastOf.get(socket);
    if (earlier) waiting += 1;
    if (earlier && waiting > mostAhead) socket.destroy();
    const turn = (earlier ?? FREE).then(() => {
      if (earlier) waiting -= 1;
      if (!socket.writable) return;
      // Bytes that were no request came before it: Node's answer to those was the last one of the connection.
      if (!response.socket) return void socket.end();
      return new Promise<void>((resolve) => {
        response.once('close', () => {
          if (lastOf.get(socket) === turn) lastOf.delete(socket);
          resolve();
        });
        void answer(request, response);
      });
    });
    lastOf.set(socket, turn);
    return turn;
  };
}

const FREE = Promise.resolve();
