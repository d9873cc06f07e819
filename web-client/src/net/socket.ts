// The little of a WebSocket that the connection needs, and how the browser provides it.

export interface Socket {
  send(bytes: Uint8Array): void;
  close(): void;
}

export interface SocketListener {
  opened(): void;
  received(bytes: Uint8Array): void;
  /// Once, also when it never opened.
  dropped(): void;
}

/// A static file: a proxy in front of a server that is down answers 502, a server in trouble of its own still serves it.
const smallFile = "/icons/dice-twenty-faces-twenty.svg";

/// What a connection needs of its surroundings: real in the browser, made up in tests.
export interface SocketEnvironment {
  open(listener: SocketListener): Socket;
  /// Whether the server answers at all. Asked instead of opening sockets in vain, which browsers punish with growing delays.
  reachable(): Promise<boolean>;
  nowMs(): number;
  after(ms: number, task: () => void): () => void;
}

/// The browser's own, for the table `campaign` of the server this page came from.
export function browserEnvironment(campaign: string): SocketEnvironment {
  return {
    open: (listener) => openSocket(`${location.origin.replace(/^http/, "ws")}/ws/table/${campaign}`, listener),
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
