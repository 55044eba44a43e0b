import type { TicketImages } from '#generated/shapes.ts';
import type { Call, Handlers } from '../call/handler.ts';
import { Refusal } from '../errors/refusal.ts';
import { setTicketImage, type TicketImage, ticketImages } from './ticket-images.ts';

export const ticketImageHandlers: Handlers<
  | 'listTicketImages'
  | 'uploadTicketOrgLogo'
  | 'uploadPortraitBackground'
  | 'uploadLandscapeBackground'
  | 'uploadTicketTitleBanner'
> = {
  listTicketImages: ({ organisationGid, services }) => services.database.query(ticketImages(organisationGid)),
  uploadTicketOrgLogo: (call) => setImage(call, 'orgLogo', call.body.orgLogo),
  uploadPortraitBackground: (call) => setImage(call, 'portraitBackground', call.body.portraitBackground),
  uploadLandscapeBackground: (call) => setImage(call, 'landscapeBackground', call.body.landscapeBackground),
  uploadTicketTitleBanner: (call) => setImage(call, 'ticketTitleBanner', call.body.ticketTitleBanner),
};

/** The file sets the picture; null without a file takes it away; neither is a mistake. */
async function setImage(
  { organisationGid, files, services, write }: Pick<Call<never>, 'organisationGid' | 'files' | 'services' | 'write'>,
  image: TicketImage,
  given: null | undefined,
): Promise<TicketImages> {
  const file = files[image];
  if (!file && given === undefined) throw new Refusal({ code: 'upload_missing', field: image });
  const images = await write(setTicketImage, { organisationGid, image, file });
  await services.files.collect();
  return images;
}
