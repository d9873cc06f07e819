// Peer: a Colyseus 0.18 room with state sync.   node colyseus.mjs PORT PATCH_MS
// A move superseded within one patch counts as delivered with the later one.
import { schema, t } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { Room, Server } from 'colyseus';
import { legal, newTokens } from './rules.mjs';

const port = +process.argv[2], patchMs = +process.argv[3];
const Token = schema({ x: t.uint16(), y: t.uint16(), seq: t.uint32(), owner: t.uint8() }, 'Token');
const TableState = schema({ tokens: t.array(Token) }, 'TableState');

class TableRoom extends Room {
  onCreate() {
    this.maxClients = 64;
    this.patchRate = patchMs;
    this.seatReservationTimeout = 120;
    const state = new TableState();
    for (const { x, y, owner } of newTokens()) state.tokens.push(Object.assign(new Token(), { x, y, owner, seq: 0 }));
    this.setState ? this.setState(state) : (this.state = state);
    this.onMessage('m', (client, [id, x, y, seq]) => {
      const token = this.state.tokens[id];
      if (!legal(token, client.userData?.seat ?? 0, x, y)) return client.send('r', seq);
      Object.assign(token, { x, y, seq });
    });
  }

  onJoin(client, options) {
    client.userData = { seat: options.seat };
  }
}

const server = new Server({
  transport: new WebSocketTransport({ perMessageDeflate: false, pingInterval: 0 }),
  greet: false,
});
server.define('table', TableRoom).filterBy(['table']);
await server.listen(port, '127.0.0.1');
console.log('ready', port);
