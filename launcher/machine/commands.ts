import type { ScreenRotation } from '#generated/values.ts';

/** A program of the system, run without a shell. */
export interface Command {
  readonly program: string;
  readonly args: readonly string[];
  /** What its script reads: nothing that a server says ever becomes part of a script. */
  readonly environment?: Readonly<Record<string, string>>;
}

/** Ways to the same end, of which the first that works is enough: systems differ in what they have. */
export type Ways = readonly Command[];

const powerShell = (script: string, environment: Record<string, string>): Command => ({
  program: 'powershell.exe',
  args: ['-NoProfile', '-NonInteractive', '-ExecutionPolicy', 'Bypass', '-Command', script],
  environment,
});

/** Sets the loudness of the system's own output, 0 to 100. */
export function volumeWays(platform: NodeJS.Platform, volume: number): Ways {
  if (platform === 'win32') return [powerShell(windowsVolume, { CALLBOARD_VOLUME: String(volume / 100) })];
  return [
    { program: 'wpctl', args: ['set-volume', '@DEFAULT_AUDIO_SINK@', `${volume}%`] },
    { program: 'pactl', args: ['set-sink-volume', '@DEFAULT_SINK@', `${volume}%`] },
    { program: 'amixer', args: ['-q', 'set', 'Master', `${volume}%`] },
  ];
}

/** Asks how loud the system's own output is; volumeIn reads each of the answers. */
export function volumeQuestions(platform: NodeJS.Platform): Ways {
  // Without a value the script sets none.
  if (platform === 'win32') return [powerShell(windowsVolume, { CALLBOARD_VOLUME: '' })];
  return [
    { program: 'wpctl', args: ['get-volume', '@DEFAULT_AUDIO_SINK@'] },
    { program: 'pactl', args: ['get-sink-volume', '@DEFAULT_SINK@'] },
    { program: 'amixer', args: ['get', 'Master'] },
  ];
}

/** The loudness in what one of them answers, 0 to 100. */
export function volumeIn(answer: string): number | undefined {
  const percent = answer.match(/(\d+)%/)?.[1];
  const share = answer.match(/^Volume: ([\d.]+)/m)?.[1];
  const volume = percent === undefined ? Math.round(Number(share) * 100) : Number(percent);
  return Number.isNaN(volume) ? undefined : volume;
}

const degrees: { readonly [rotation in ScreenRotation]: number } = { normal: 0, right: 90, inverted: 180, left: 270 };
/** As Wayland counts: against the clock. */
const transforms: { readonly [rotation in ScreenRotation]: string } = {
  normal: 'normal',
  left: '90',
  inverted: '180',
  right: '270',
};

/** Turns the picture of the screen; of several screens that of the first. */
export function rotationWays(platform: NodeJS.Platform, rotation: ScreenRotation, output: string | undefined): Ways {
  if (platform === 'win32') return [powerShell(windowsRotation, { CALLBOARD_TURN: String(degrees[rotation] / 90) })];
  if (output === undefined) return [];
  return [
    { program: 'xrandr', args: ['--output', output, '--rotate', rotation] },
    { program: 'wlr-randr', args: ['--output', output, '--transform', transforms[rotation]] },
  ];
}

/** The first connected screen in what xrandr or wlr-randr lists. */
export function outputIn(listing: string): string | undefined {
  const listed = listing.match(/^(\S+) connected\b/m) ?? listing.match(/^(\S+) "/m);
  return listed?.[1];
}

/** Starts a network interface anew. */
export function networkWays(platform: NodeJS.Platform, name: string): Ways {
  if (platform === 'win32') {
    return [powerShell('Restart-NetAdapter -Name $env:CALLBOARD_INTERFACE', { CALLBOARD_INTERFACE: name })];
  }
  return [
    { program: 'nmcli', args: ['device', 'reapply', name] },
    { program: 'networkctl', args: ['reconfigure', name] },
  ];
}

/** Windows has no command for either: the calls of the system, declared. */
const windowsVolume = `$ErrorActionPreference='Stop'
Add-Type -TypeDefinition @'
using System; using System.Runtime.InteropServices;
[Guid("5CDF2C82-841E-4546-9722-0CF74078229A"), InterfaceType(ComInterfaceType.InterfaceIsIUnknown)]
public interface IAudioEndpointVolume { int a(); int b(); int c(); int d();
  int SetMasterVolumeLevelScalar(float level, Guid context); int e(); int GetMasterVolumeLevelScalar(out float level); }
[Guid("D666063F-1587-4E43-81F1-B948E807363F"), InterfaceType(ComInterfaceType.InterfaceIsIUnknown)]
public interface IMMDevice { int Activate(ref Guid id, int context, IntPtr p, [MarshalAs(UnmanagedType.IUnknown)] out object found); }
[Guid("A95664D2-9614-4F35-A746-DE8DB63617E6"), InterfaceType(ComInterfaceType.InterfaceIsIUnknown)]
public interface IMMDeviceEnumerator { int a(); int GetDefaultAudioEndpoint(int flow, int role, out IMMDevice device); }
[ComImport, Guid("BCDE0395-E52F-467C-8E3D-C4579291692E")] public class MMDeviceEnumerator { }
public static class Loudness { static IAudioEndpointVolume Output() {
  IMMDevice device; Marshal.ThrowExceptionForHR(((IMMDeviceEnumerator)new MMDeviceEnumerator()).GetDefaultAudioEndpoint(0, 1, out device));
  Guid id = typeof(IAudioEndpointVolume).GUID; object found; Marshal.ThrowExceptionForHR(device.Activate(ref id, 23, IntPtr.Zero, out found));
  return (IAudioEndpointVolume)found; }
  public static void Set(float level) { Marshal.ThrowExceptionForHR(Output().SetMasterVolumeLevelScalar(level, Guid.Empty)); }
  public static float Get() { float level; Marshal.ThrowExceptionForHR(Output().GetMasterVolumeLevelScalar(out level)); return level; } }
'@
$invariant = [Globalization.CultureInfo]::InvariantCulture
if ($env:CALLBOARD_VOLUME) { [Loudness]::Set([float]::Parse($env:CALLBOARD_VOLUME, $invariant)) }
else { 'Volume: ' + [Loudness]::Get().ToString('F2', $invariant) }`;

const windowsRotation = `$ErrorActionPreference='Stop'
Add-Type -TypeDefinition @'
using System; using System.Runtime.InteropServices;
public static class Turning {
  [StructLayout(LayoutKind.Sequential, CharSet=CharSet.Ansi)] public struct Mode {
    [MarshalAs(UnmanagedType.ByValTStr, SizeConst=32)] public string Name; public short Spec, Driver, Size, Extra; public int Fields;
    public int X, Y, Orientation, FixedOutput; public short Color, Duplex, YResolution, TTOption, Collate;
    [MarshalAs(UnmanagedType.ByValTStr, SizeConst=32)] public string Form; public short LogPixels; public int Bits, Width, Height, Flags, Frequency;
    public int ICMMethod, ICMIntent, MediaType, DitherType, Reserved1, Reserved2, PanningWidth, PanningHeight; }
  [DllImport("user32.dll", CharSet=CharSet.Ansi)] static extern int EnumDisplaySettings(string device, int mode, ref Mode found);
  [DllImport("user32.dll", CharSet=CharSet.Ansi)] static extern int ChangeDisplaySettings(ref Mode mode, int flags);
  public static void To(int turn) {
    Mode mode = new Mode(); mode.Size = (short)Marshal.SizeOf(typeof(Mode));
    if (EnumDisplaySettings(null, -1, ref mode) == 0) throw new Exception("no screen");
    if ((mode.Orientation + turn) % 2 == 1) { int width = mode.Width; mode.Width = mode.Height; mode.Height = width; }
    mode.Orientation = (4 - turn) % 4;
    int result = ChangeDisplaySettings(ref mode, 1); if (result != 0) throw new Exception("refused: " + result); } }
'@
[Turning]::To([int]$env:CALLBOARD_TURN)`;
