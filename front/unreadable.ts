import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { newRequestId } from '@/lib/platform/log/request-id';
import { refusalBytes } from './refusal';
import type { Answered } from './request-log';
import { NO_ROUTE } from './route-patterns';

/** The status by the code of Node's error; all others are a 400. */
const STATUS: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** A connection with the response that Node is sending over it, under Node's private name. */
type Answering = Socket & { _httpMessage?: { headersSent: boolean } | null };

/**
 * Answers bytes that Node could not read as a request in the same way as a refused request, and logs it.
 * Where a response is being sent, more bytes would be taken as a part of it: then the connection is closed.
 */
export function refuseUnreadable(server: Server, note: ((answered: Answered) => void) | null): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Answering) => {
    const { code = '' } = error;
    // A connection that a browser opened ahead and did not use, or one that broke.
    if (socket.bytesRead === 0 || !/^(HPE_|ERR_HTTP_)/.test(code)) return void socket.destroy();
    const status = STATUS[code] ?? 400;
    if (socket.writable && !socket._httpMessage?.headersSent) socket.write(refusalBytes(status));
    socket.destroySoon();
    note?.({ req: newRequestId(), method: '-', route: NO_ROUTE, status, ms: 0 });
  });
}
