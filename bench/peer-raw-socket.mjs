// The floor of a fan-out: plain `ws`. It sends each posted body to every subscriber and reads nothing.
import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';

const followers = new Map();
const server = createServer(async (req, res) => {
  const chunks = [];
  for await (const chunk of req) chunks.push(chunk);
  const payload = Buffer.concat(chunks).toString();
  for (const [socket, id] of followers) socket.send(`{"id":"${id}","type":"next","payload":${payload}}`);
  res.end();
});
new WebSocketServer({ server, handleProtocols: () => 'graphql-transport-ws' }).on('connection', (socket) => {
  socket.on('message', (data) => {
    const { type, id } = JSON.parse(String(data));
    if (type === 'connection_init') return socket.send('{"type":"connection_ack"}');
    followers.set(socket, id);
    socket.send(`{"id":"${id}","type":"next","payload":{"data":null,"extensions":{"following":{"quietFor":0}}}}`);
  });
  socket.on('close', () => followers.delete(socket));
});
server.listen(Number(process.argv[2]), '127.0.0.1', () => process.send('ready'));
process.on('disconnect', () => process.exit());
