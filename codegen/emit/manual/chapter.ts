import type { Shape } from '../../model.ts';
import { fieldsOf, picture, type Writer } from './page.ts';

/** A chapter of the administrator's manual: its title, what is said of it, its fields, its picture. */
export interface Chapter {
  title: string;
  text?: string;
  /** The page that leads to it, where the menu does not. */
  openedFrom?: string | undefined;
  shape?: Shape | undefined;
  picture?: string | undefined;
}

/** A chapter as Markdown, in its parts. */
export function written({ title, text, openedFrom, shape, picture: file }: Chapter, writer: Writer): string[] {
  return [
    `### ${title}`,
    ...(text ? [text] : []),
    ...(openedFrom ? [openedFrom] : []),
    ...(file ? [picture(title, file)] : []),
    ...fieldsOf(shape, writer),
  ];
}
