// The part of a WebSocket that the connection needs, and the browser's implementation.
import { seenAs } from "./watched_seat";

export interface Socket {
  send(bytes: Uint8Array): void;
  close(): void;
}

export interface SocketListener {
  opened(): void;
  received(bytes: Uint8Array): void;
  /// Called once, also if it never opened.
  dropped(): void;
}

/// A static file: a proxy answers 502 while its server is down, a failing server still serves it.
const smallFile = "/icons/dice-twenty-faces-twenty.svg";

/// The environment of a connection: real in the browser, fake in tests.
export interface SocketEnvironment {
  open(listener: SocketListener): Socket;
  /// Whether the server answers. Requested instead of opening sockets, which browsers delay after failures.
  reachable(): Promise<boolean>;
  nowMs(): number;
  after(ms: number, task: () => void): () => void;
}

/// The browser's environment for the table `campaign` of this page's server. watched: the seat whose eyes it looks through.
export function browserEnvironment(campaign: string, watched = 0): SocketEnvironment {
  const address = seenAs(`${location.origin.replace(/^http/, "ws")}/ws/table/${campaign}`, watched);
  return {
    open: (listener) => openSocket(address, listener),
    reachable: async () => {
      try {
        const response = await fetch(smallFile, { cache: "no-store", signal: AbortSignal.timeout(2000) });
        return response.status < 500;
      } catch {
        return false;
      }
    },
    nowMs: () => performance.now(),
    after: (ms, task) => {
      const timer = setTimeout(task, ms);
      return () => clearTimeout(timer);
    },
  };
}

function openSocket(url: string, listener: SocketListener): Socket {
  const socket = new WebSocket(url);
  socket.binaryType = "arraybuffer";
  socket.onopen = () => listener.opened();
  socket.onmessage = (event: MessageEvent<ArrayBuffer>) => listener.received(new Uint8Array(event.data));
  socket.onclose = () => listener.dropped();
  return {
    send: (bytes) => socket.send(bytes as Uint8Array<ArrayBuffer>),
    close: () => socket.close(),
  };
}
