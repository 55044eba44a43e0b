/** Extensions of the files that each type plays; `others` plays any. */
const extensions: Readonly<Record<string, readonly string[]>> = {
  video: ['mp4'],
  image: ['png', 'jpg', 'gif', 'webp'],
};

/** The extensions of which a medium of the type may be; undefined: any. */
export function extensionsOf(type: string | undefined): readonly string[] | undefined {
  return extensions[type ?? ''];
}

/** Whether a stored file is of the type that its medium says. */
export function fitsType(type: string | undefined, file: string): boolean {
  return extensionsOf(type)?.includes(file.slice(file.lastIndexOf('.') + 1)) ?? true;
}
