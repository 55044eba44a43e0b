/**
 * What stands on the screen while the server cannot be reached: that the device is alive, and where it tries to go. It
 * has no words, because nobody knows the reader's language yet.
 */
export function waitingPage(server: string): string {
  const { host } = new URL(server);
  const page = `<!doctype html><meta charset="utf-8"><style>
body{margin:0;height:100vh;display:flex;flex-direction:column;align-items:center;justify-content:center;
gap:6vh;background:#10202b;color:#9fb4c1;font:3vmin sans-serif}
i{display:inline-block;width:4vmin;height:4vmin;margin:0 1.5vmin;border-radius:50%;background:#4aa3c7;
animation:b 2.4s infinite}i+i{animation-delay:.4s}i+i+i{animation-delay:.8s}@keyframes b{50%{opacity:.2}}
</style><div><i></i><i></i><i></i></div><div>${host.replace(/[<>&]/g, '')}</div>`;
  return `data:text/html;charset=utf-8,${encodeURIComponent(page)}`;
}
