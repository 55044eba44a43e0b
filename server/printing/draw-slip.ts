import { join } from 'node:path';
import type { Organisation, SlipTemplate } from '#generated/shapes.ts';
import type { Services } from '../call/services.ts';
import type { Statement } from '../database/command.ts';
import { getOrganisation } from '../documents/organisation.ts';
import { fileNameOf } from '../files/file-url.ts';
import type { Block, DrawnSlip, SlipFormat } from '../slips/block.ts';
import { composeBlocks, type SlipPictures } from '../slips/compose-blocks.ts';
import type { SlipFacts } from '../slips/slip-facts.ts';
import { ticketImages } from '../ticket-machine/ticket-images.ts';

export interface Paper {
  /** Dots across. */
  readonly width: number;
  readonly dpi: number;
}

type Drawing = Pick<Services, 'database' | 'files' | 'slips'>;

/** Where a slip is looked at and no printer is known: paper of 80 mm. */
export const usualPaper: Paper = { width: 576, dpi: 203 };

/**
 * Draws the slip of an organisation, as its template is now, or as one that is being tried.
 * @throws Refusal of the drawer
 */
export async function drawSlipOf(
  { database, files, slips }: Drawing,
  organisationGid: string,
  facts: SlipFacts,
  { width, dpi, format }: Paper & { readonly format: SlipFormat },
  template?: SlipTemplate,
): Promise<DrawnSlip> {
  const blocks = await database.query(readBlocks(files.folder, organisationGid, facts, template));
  return slips.draw({ blocks, locale: facts.locale, width, dpi, format });
}

function* readBlocks(
  folder: string,
  organisationGid: string,
  facts: SlipFacts,
  template: SlipTemplate | undefined,
): Generator<Statement, Block[], unknown> {
  const organisation = (yield* getOrganisation(organisationGid)) as Organisation;
  const { orgLogo, ticketTitleBanner } = yield* ticketImages(organisationGid);
  const pictures: SlipPictures = {
    logo: pathOf(folder, orgLogo ?? organisation.logo),
    banner: pathOf(folder, ticketTitleBanner),
  };
  return composeBlocks(organisation, template ?? organisation.slip ?? {}, facts, pictures);
}

function pathOf(folder: string, url: string | undefined): string | undefined {
  const name = url && fileNameOf(url);
  return name ? join(folder, name) : undefined;
}
