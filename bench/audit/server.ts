/** A server with the log of reads, the chains and the metrics, or without them (OBSERVED=off), as the product never is. */
import { createApp } from '#server/app.ts';
import { readEnvironment } from '#server/ground/environment.ts';
import { ensureAdminPassword } from '#server/security/admin-password.ts';

const environment = readEnvironment(process.env);
const { server, services, stop } = await createApp({ environment, observed: process.env.OBSERVED !== 'off' });
await ensureAdminPassword(services.database, services.passwords, environment.ADMIN_PASSWORD);
await server.listen({ port: environment.PORT, host: environment.HOST });
process.on('SIGTERM', () => void stop().then(() => process.exit(0)));
