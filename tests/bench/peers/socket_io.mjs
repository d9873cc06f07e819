// Peer: Socket.IO 4 with rooms, its WebSocket transport and its JSON parser.   node socket_io.mjs PORT
import { createServer } from 'node:http';
import { Server } from 'socket.io';
import { legal, newTokens } from './rules.mjs';

const port = +process.argv[2], tables = new Map(), http = createServer();
const server = new Server(http, {
  transports: ['websocket'],
  perMessageDeflate: false,
  serveClient: false,
  pingInterval: 60000,
  pingTimeout: 60000,
  connectTimeout: 120000,
});

server.on('connection', (socket) => {
  let table = null, seat = 0, room = '';
  socket.on('join', (message) => {
    room = `t${message.table}`;
    table = tables.get(message.table) ?? newTokens();
    tables.set(message.table, table);
    seat = message.seat;
    socket.join(room);
    socket.emit('welcome', { tokens: table });
  });
  socket.on('move', ({ id, x, y, seq }) => {
    const token = table?.[id];
    if (!legal(token, seat, x, y)) return socket.emit('reject', { r: seq });
    token.x = x;
    token.y = y;
    server.to(room).emit('delta', { id, x, y, seq });
  });
});

http.listen({ port, host: '127.0.0.1', backlog: 4096 }, () => console.log('ready', port));
