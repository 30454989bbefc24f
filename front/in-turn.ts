import type { Socket } from 'node:net';
import type { Handler } from './middleware';

/**
 * Has the requests of one connection answered one after another: Node hands over at once all that a client sent ahead.
 * What has not been begun when its client hangs up is not begun any more.
 * @param mostAhead how many may wait for an earlier one, on all connections together; whoever sends more is hung up on
 */
export function inTurn(answer: Handler, mostAhead: number): Handler {
  const lastOf = new WeakMap<Socket, Promise<void>>();
  let waiting = 0;
  return (request, response) => {
    const { socket } = request;
    // Node hands over the rest of what came in one piece, whatever has become of the connection.
    if (socket.destroyed) return;
    const earlier = lastOf.get(socket);
    if (earlier) waiting += 1;
    if (earlier && waiting > mostAhead) socket.destroy();
    const turn = (earlier ?? FREE).then(() => {
      if (earlier) waiting -= 1;
      if (!socket.writable) return;
      // Before it came something that was no request. Node's answer to that is the last one of the connection.
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
