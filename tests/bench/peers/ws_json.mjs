// Peer: plain `ws` and JSON, serialised once per delta, sent to the table's sockets.   node ws_json.mjs PORT
import { WebSocketServer } from 'ws';
import { legal, newTokens } from './rules.mjs';

const port = +process.argv[2], tables = new Map();
const server = new WebSocketServer({ host: '127.0.0.1', port, perMessageDeflate: false, backlog: 4096 }, () =>
  console.log('ready', port),
);

server.on('connection', (socket) => {
  let table = null, seat = 0;

  function join(message) {
    table = tables.get(message.table) ?? { tokens: newTokens(), clients: new Set() };
    tables.set(message.table, table);
    seat = message.seat;
    table.clients.add(socket);
    socket.send(JSON.stringify({ t: 'welcome', tokens: table.tokens }));
  }

  function move({ id, x, y, seq }) {
    const token = table.tokens[id];
    if (!legal(token, seat, x, y)) return socket.send(JSON.stringify({ t: 'reject', seq }));
    token.x = x;
    token.y = y;
    const delta = JSON.stringify({ t: 'delta', id, x, y, seq });
    for (const client of table.clients) if (client.readyState === 1) client.send(delta);
  }

  socket.on('message', (data) => {
    let message;
    try {
      message = JSON.parse(data);
    } catch {
      return socket.close();
    }
    if (message.t === 'move' && table) move(message);
    else if (message.t === 'join') join(message);
  });
  socket.on('close', () => table?.clients.delete(socket));
  socket.on('error', () => {});
});
