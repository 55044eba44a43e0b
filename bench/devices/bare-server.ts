/** What answers a report costs at least here: a bare server that reads the JSON, says three words and keeps nothing. */
import { createServer } from 'node:http';

const server = createServer((request, answer) => {
  if (request.url === '/metrics') {
    const { user, system } = process.cpuUsage();
    answer.end(`process_cpu_seconds_total ${(user + system) / 1e6}\n`);
    return;
  }
  if (request.url?.includes('/again?')) {
    answer.writeHead(200, { 'content-type': 'application/json' });
    answer.end('{"whole":false}');
    return;
  }
  let text = '';
  request.setEncoding('utf8');
  request.on('data', (part: string) => (text += part));
  request.on('end', () => {
    const { screen } = JSON.parse(text) as { screen: string };
    answer.writeHead(200, { 'content-type': 'application/json' });
    answer.end(JSON.stringify({ reload: false, picture: screen === '', again: 'bare' }));
  });
});
server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
