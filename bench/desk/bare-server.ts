/**
 * The physical limit of a press: a server that commits one row to its disk and answers with the number, and a page that
 * paints the answer. It knows no queue, no other screens, no language.
 */
import { DatabaseSync } from 'node:sqlite';
import Fastify from 'fastify';

const [file = '', port = '0'] = process.argv.slice(2);
const database = new DatabaseSync(file);
database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE called (number INTEGER PRIMARY KEY)');
const insert = database.prepare('INSERT INTO called DEFAULT VALUES RETURNING number');
const page = `<!doctype html><title>bare</title><p class="desk-number" style="font-size:140px">–</p><script>
addEventListener('keydown', async () => {
  const { number } = await (await fetch('/next', { method: 'POST' })).json();
  document.querySelector('.desk-number').textContent = number;
});</script>`;

const app = Fastify();
app.post('/next', () => insert.get());
app.get('/', (_, reply) => reply.type('text/html').send(page));
await app.listen({ host: '127.0.0.1', port: Number(port) });
console.log('ready');
