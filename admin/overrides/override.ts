import type { ComponentType, ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import type { ResourceName } from '#generated/resources.ts';
import type { Choice } from '#generated/shapes.ts';
import type { ChoiceSet } from '../data/choices.ts';
import type { OwnSheet } from '../spreadsheet/own-sheet.ts';

export interface NewChoiceProps {
  /** Begun with. */
  name: string;
  /** What the record must be to be chosen. */
  where: Record<string, unknown>;
  onMade(choice: Choice): void;
  onClose(): void;
}

/** Screens that stand in place of a family's generated ones. A file here is named after its family, in kebab case. */
export interface Override {
  List?: ComponentType<{ resource: string }>;
  Create?: ComponentType<{ resource: string }>;
  /** Gets everything below the record's address. */
  Edit?: ComponentType<{ resource: string; id: string }>;
  /** What else can be done with the chosen records of its list. */
  Bulk?: ComponentType<{ resource: string }>;
  /** A record's name in its list beside its picture, at most as high as two lines of it. */
  Pictured?: ComponentType<{ record: RaRecord; children: ReactNode }>;
  /** What its list tells below a record's name. */
  Below?: ComponentType<{ record: RaRecord }>;
  /** What its records belong to, by which a form chooses many of them at once. */
  sets?: readonly ChoiceSet[];
  /** What its spreadsheets are like, where they differ from its form and list. */
  sheet?: OwnSheet;
  /** Makes a record inside a form that refers to one which does not exist yet. */
  NewChoice?: ComponentType<NewChoiceProps>;
}

const files = import.meta.glob<{ override: Override }>('./*.tsx', { eager: true });

/** The override of a family; empty where its screens are the generated ones. */
export function overrideOf(name: ResourceName): Override {
  const file = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return files[`./${file}.tsx`]?.override ?? {};
}
