import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Knows which connections of the clients are idle.
 *
 * A browser that loses a kept-alive connection before the answer sends the request again by
 * itself, a POST as well: it takes the connection for a stale one. The fault `drop` would then
 * look like a second call of the cabinet, and would be over before the cabinet noticed it. On a
 * fresh connection the browser reports the loss.
 */
export class Connections {
  readonly #idle = new Set<Socket>();

  /** Follows one exchange: its connection is busy until the answer is out. */
  follow(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    this.#idle.delete(socket);
    response.once('close', () => {
      if (!socket.destroyed) this.#idle.add(socket);
    });
    if (socket.listenerCount('close', this.#forget) === 0) socket.once('close', this.#forget);
  }

  /**
   * Closes what is idle, so that the next calls have to come on fresh connections. Politely: a
   * client that is just about to use one must not be told of a reset.
   */
  closeIdle(): void {
    for (const socket of this.#idle) socket.end();
    this.#idle.clear();
  }

  readonly #forget = (): void => {
    for (const socket of this.#idle) if (socket.destroyed) this.#idle.delete(socket);
  };
}
