import { expect, test } from 'vitest';
import { networkWays, outputIn, rotationWays, volumeIn, volumeWays } from '#launcher/machine/commands.ts';

test('the first connected screen is found in what xrandr and wlr-randr list', () => {
  const xrandr = `Screen 0: minimum 320 x 200
VGA-1 disconnected (normal left inverted right x axis y axis)
HDMI-2 connected primary 1920x1080+0+0 (normal left inverted right) 1210mm x 680mm`;
  expect(outputIn(xrandr)).toBe('HDMI-2');
  expect(outputIn('HDMI-A-1 "Samsung TV (HDMI-A-1)"\n  Enabled: yes')).toBe('HDMI-A-1');
  expect(outputIn('cannot open display')).toBeUndefined();
});

test('a screen is turned the same way on X11, Wayland and Windows', () => {
  expect(rotationWays('linux', 'left', 'HDMI-2')).toEqual([
    { program: 'xrandr', args: ['--output', 'HDMI-2', '--rotate', 'left'] },
    { program: 'wlr-randr', args: ['--output', 'HDMI-2', '--transform', '90'] },
  ]);
  expect(rotationWays('linux', 'left', undefined)).toEqual([]);
  expect(rotationWays('win32', 'left', undefined)[0]).toMatchObject({ environment: { CALLBOARD_TURN: '3' } });
});

test('loudness is set by whatever the system has', () => {
  expect(volumeWays('linux', 35).map(({ program, args }) => [program, args.at(-1)])).toEqual([
    ['wpctl', '35%'],
    ['pactl', '35%'],
    ['amixer', '35%'],
  ]);
  expect(volumeWays('win32', 35)[0]).toMatchObject({ environment: { CALLBOARD_VOLUME: '0.35' } });
});

test('how loud a system is can be read from what its programs answer', () => {
  expect(volumeIn('Volume: 0.40')).toBe(40);
  expect(volumeIn('Volume: 1.25 [MUTED]')).toBe(125);
  expect(volumeIn('Volume: front-left: 26214 /  40% / -23.88 dB,   front-right: 26214 /  40% / -23.88 dB')).toBe(40);
  expect(volumeIn("Simple mixer control 'Master',0\n  Mono: Playback 40 [46%] [-34.00dB] [on]")).toBe(46);
  expect(volumeIn('amixer: Unable to find simple control')).toBeUndefined();
});

test('what a server says is never part of a script', () => {
  const name = '"; Remove-Item C:\\ -Recurse; "';
  const [way] = networkWays('win32', name);
  expect(way?.args.join(' ')).not.toContain('Remove-Item');
  expect(way?.environment).toEqual({ CALLBOARD_INTERFACE: name });
  expect(networkWays('linux', name)[0]?.args).toContain(name);
});
