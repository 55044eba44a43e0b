import { type DragEvent, useState } from 'react';

/** A place where files are dropped. */
export interface FileDropPlace {
  /** Whether something is held over it now. */
  over: boolean;
  /** What the element of the place listens to. */
  listeners: {
    onDragOver(event: DragEvent): void;
    onDragLeave(): void;
    onDrop(event: DragEvent): void;
  };
}

/** Lets files be dropped on an element. @param take gets what was dropped */
export function useFileDrop(take: (files: FileList) => void): FileDropPlace {
  const [over, setOver] = useState(false);
  return {
    over,
    listeners: {
      onDragOver: (event) => {
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      },
    },
  };
}

/** How a place where files are dropped looks. */
export function dropZone(over: boolean) {
  return {
    p: 2,
    border: '1px dashed',
    borderColor: over ? 'primary.main' : 'var(--field)',
    borderRadius: 1,
    bgcolor: over ? 'var(--primary-soft)' : 'background.paper',
  } as const;
}
