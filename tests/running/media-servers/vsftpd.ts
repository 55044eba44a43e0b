/** vsftpd of Debian: the FTP server that hospitals have, for reading without an account. It starts as root only. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../free-port.ts';
import { librariesIn } from '../libraries-in.ts';

interface FoundVsftpd {
  readonly executablePath: string;
  readonly libraries?: string;
}

export interface Vsftpd {
  readonly host: string;
  /** What lies in it can be fetched. */
  readonly folder: string;
  close(): Promise<void>;
}

/** Where `npm run bring:vsftpd` puts it. */
export const vsftpdFolder = fileURLToPath(new URL('../../../node_modules/.cache/vsftpd', import.meta.url));

/** The machine's own, or what was brought on purpose; otherwise why there is none. */
export function findVsftpd(): FoundVsftpd | string {
  if (process.getuid?.() !== 0) return 'vsftpd is not started: only root can';
  const own = ['/usr/sbin/vsftpd', '/usr/local/sbin/vsftpd'].find(existsSync);
  if (own) return { executablePath: own };
  if (existsSync(vsftpdFolder)) return vsftpdIn(vsftpdFolder);
  return 'vsftpd is not available on this machine: npm run bring:vsftpd fetches it';
}

export function vsftpdIn(tree: string): FoundVsftpd {
  return { executablePath: join(tree, 'usr/sbin/vsftpd'), libraries: librariesIn(tree) };
}

/** Starts it on a free port; with a certificate it speaks nothing but TLS. */
export async function openVsftpd(
  { executablePath, libraries }: FoundVsftpd,
  certificate?: { cert: string; key: string },
): Promise<Vsftpd> {
  const place = await mkdtemp(join(tmpdir(), 'callboard-vsftpd-'));
  const [folder, empty, pem, settings] = ['media', 'empty', 'server.pem', 'vsftpd.conf'].map((name) =>
    join(place, name),
  );
  for (const made of [folder, empty]) await mkdir(made as string);
  await chmod(place, 0o755);
  if (certificate) await writeFile(pem as string, certificate.key + certificate.cert, { mode: 0o600 });
  const port = await freePort();
  await writeFile(settings as string, settingsOf({ port, folder, empty, ...(certificate && { pem }) }));
  const env = { ...process.env, ...(libraries && { LD_LIBRARY_PATH: libraries }) };
  const child = spawn(executablePath, [settings as string], { env, stdio: 'ignore' });
  await untilHeard(port);
  return {
    host: `127.0.0.1:${port}`,
    folder: folder as string,
    close: async () => {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
      await rm(place, { recursive: true, maxRetries: 10 });
    },
  };
}

function settingsOf({ port, folder, empty, pem }: Record<string, string | number | undefined>): string {
  const settings = {
    listen: 'YES',
    listen_address: '127.0.0.1',
    listen_port: port,
    background: 'NO',
    anonymous_enable: 'YES',
    local_enable: 'NO',
    anon_root: folder,
    // Some account of the system whose home is there.
    ftp_username: 'daemon',
    secure_chroot_dir: empty,
    seccomp_sandbox: 'NO',
    xferlog_enable: 'NO',
    ...(pem && {
      ssl_enable: 'YES',
      allow_anon_ssl: 'YES',
      force_anon_logins_ssl: 'YES',
      force_anon_data_ssl: 'YES',
      rsa_cert_file: pem,
    }),
  };
  return `${Object.entries(settings)
    .map(([name, value]) => `${name}=${value}`)
    .join('\n')}\n`;
}

async function untilHeard(port: number): Promise<void> {
  const endsAt = Date.now() + 15_000;
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    try {
      await once(socket, 'data');
      return;
    } catch (error) {
      if (Date.now() > endsAt) throw error;
      await sleep(50);
    } finally {
      socket.destroy();
    }
  }
}
