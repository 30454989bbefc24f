import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { newRequestId } from '@/lib/platform/log/request-id';
import { refusalBytes } from './refusal';
import type { Answered } from './request-log';
import { NO_ROUTE } from './route-patterns';

/** What Node could not read as a request, or for how long it waited; all else of this kind is a 400. */
const STATUS: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** A connection with the answer that Node is sending over it, under Node's private name. */
type Answering = Socket & { _httpMessage?: { headersSent: boolean } | null };

/**
 * Answers what never became a request as everything else that is refused, and notes it. Where an answer is on its way, more
 * bytes would be taken as a part of it: then the connection ends.
 */
export function refuseUnreadable(server: Server, note: ((answered: Answered) => void) | null): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Answering) => {
    const { code = '' } = error;
    // Nothing was sent, as over connections that browsers open ahead, or the connection broke.
    if (socket.bytesRead === 0 || !/^(HPE_|ERR_HTTP_)/.test(code)) return void socket.destroy();
    const status = STATUS[code] ?? 400;
    if (socket.writable && !socket._httpMessage?.headersSent) socket.write(refusalBytes(status));
    socket.destroySoon();
    note?.({ req: newRequestId(), method: '-', route: NO_ROUTE, status, ms: 0 });
  });
}
