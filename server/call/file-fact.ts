/** An upload that lies on the disk and is to be known from this command on. */
export interface FileFact {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: number;
  readonly originalName: string;
}
