import { fileURLToPath } from 'node:url';
import { GlobalFonts } from '@napi-rs/canvas';

/** Whole fonts, not slices of them: names of rooms and departments have rare characters. */
const files = [
  import.meta.resolve('@expo-google-fonts/noto-sans-tc/400Regular/NotoSansTC_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-sans-tc/700Bold/NotoSansTC_700Bold.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-sans-thai/700Bold/NotoSansThai_700Bold.ttf'),
];

/** In this order a character is looked for. */
const families = '"Noto Sans TC", "Noto Sans Thai"';

/** Brings the fonts of slips into this process's canvas. */
export function bringFonts(): void {
  for (const file of files) {
    if (!GlobalFonts.registerFromPath(fileURLToPath(file))) throw new Error(`no font in ${file}`);
  }
}

/** A font as a canvas takes it, in dots. */
export function fontOf(dots: number, bold: boolean): string {
  return `${bold ? 700 : 400} ${dots}px ${families}`;
}
