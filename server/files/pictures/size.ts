/** How large a picture says it is, before anything of it is unpacked. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
  /** Pixels of all frames together, where it moves. */
  readonly moving?: number;
}
