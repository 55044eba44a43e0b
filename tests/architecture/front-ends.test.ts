import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './sources.ts';

test.each(['admin', 'controller', 'kiosk', 'display', 'gallery', 'hall', 'pairing'])(
  '%s makes no code from text, which the content security policy would refuse',
  (app) => {
    const folder = join(root, 'dist', app);
    if (!existsSync(folder)) throw new Error(`${app} is not built: run "node bootstrap.mjs" first.`);
    const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
    expect(scripts).not.toEqual([]);
    const evaluating = /\bnew Function\(|[^.\w]eval\(/;
    expect(scripts.filter((file) => evaluating.test(readFileSync(join(folder, file), 'utf8')))).toEqual([]);
  },
);
