// Generated from schemas/, openapi/ and locales/ by "npm run generate". Do not edit.

import type { OperationId } from './operations.ts';

/** A file that may travel with an operation, as the part of its property's name. */
export interface Upload {
  property: string;
  accept: readonly string[];
  extensions: readonly string[];
  maxBytes: number;
  /** False: an image with transparency is refused. */
  transparent: boolean;
}

/** A part of this media type holds no file but the gid of an upload that has all bytes of it (beginUpload). */
export const uploadMediaType = 'application/vnd.callboard.upload';

export const uploads: { readonly [Id in OperationId]?: readonly Upload[] } = {
  appendUpload: [
    {
      property: 'part',
      accept: ['application/octet-stream'],
      extensions: ['part'],
      maxBytes: 4194304,
      transparent: true,
    },
  ],
  createLauncherYaml: [
    {
      property: 'file',
      accept: ['application/yaml'],
      extensions: ['yaml', 'yml'],
      maxBytes: 262144,
      transparent: true,
    },
  ],
  createMedia: [
    {
      property: 'file',
      accept: ['video/mp4', 'image/png', 'image/jpeg', 'image/gif', 'image/webp'],
      extensions: ['mp4', 'png', 'jpg', 'jpeg', 'gif', 'webp'],
      maxBytes: 209715200,
      transparent: true,
    },
  ],
  createMediaBankItem: [
    {
      property: 'file',
      accept: ['video/mp4', 'image/png', 'image/jpeg', 'image/gif', 'image/webp'],
      extensions: ['mp4', 'png', 'jpg', 'jpeg', 'gif', 'webp'],
      maxBytes: 209715200,
      transparent: true,
    },
  ],
  createSoftwareVersion: [
    {
      property: 'file',
      accept: [
        'application/zip',
        'application/x-msdownload',
        'application/vnd.android.package-archive',
        'application/gzip',
      ],
      extensions: ['zip', 'exe', 'apk', 'gz'],
      maxBytes: 524288000,
      transparent: true,
    },
    {
      property: 'yamlFile',
      accept: ['application/yaml'],
      extensions: ['yaml', 'yml'],
      maxBytes: 262144,
      transparent: true,
    },
  ],
  createVoice: [
    { property: 'file', accept: ['audio/mpeg'], extensions: ['mp3'], maxBytes: 5242880, transparent: true },
  ],
  updateLauncherYaml: [
    {
      property: 'file',
      accept: ['application/yaml'],
      extensions: ['yaml', 'yml'],
      maxBytes: 262144,
      transparent: true,
    },
  ],
  updateMedia: [
    {
      property: 'file',
      accept: ['video/mp4', 'image/png', 'image/jpeg', 'image/gif', 'image/webp'],
      extensions: ['mp4', 'png', 'jpg', 'jpeg', 'gif', 'webp'],
      maxBytes: 209715200,
      transparent: true,
    },
  ],
  updateMediaBankItem: [
    {
      property: 'file',
      accept: ['video/mp4', 'image/png', 'image/jpeg', 'image/gif', 'image/webp'],
      extensions: ['mp4', 'png', 'jpg', 'jpeg', 'gif', 'webp'],
      maxBytes: 209715200,
      transparent: true,
    },
  ],
  updateOrganisationGeneral: [
    {
      property: 'logo',
      accept: ['image/png', 'image/jpeg'],
      extensions: ['png', 'jpg', 'jpeg'],
      maxBytes: 10485760,
      transparent: true,
    },
  ],
  updateSoftwareVersion: [
    {
      property: 'file',
      accept: [
        'application/zip',
        'application/x-msdownload',
        'application/vnd.android.package-archive',
        'application/gzip',
      ],
      extensions: ['zip', 'exe', 'apk', 'gz'],
      maxBytes: 524288000,
      transparent: true,
    },
    {
      property: 'yamlFile',
      accept: ['application/yaml'],
      extensions: ['yaml', 'yml'],
      maxBytes: 262144,
      transparent: true,
    },
  ],
  updateVoice: [
    { property: 'file', accept: ['audio/mpeg'], extensions: ['mp3'], maxBytes: 5242880, transparent: true },
  ],
  uploadLandscapeBackground: [
    {
      property: 'landscapeBackground',
      accept: ['image/png', 'image/jpeg'],
      extensions: ['png', 'jpg', 'jpeg'],
      maxBytes: 10485760,
      transparent: false,
    },
  ],
  uploadPortraitBackground: [
    {
      property: 'portraitBackground',
      accept: ['image/png', 'image/jpeg'],
      extensions: ['png', 'jpg', 'jpeg'],
      maxBytes: 10485760,
      transparent: false,
    },
  ],
  uploadTicketOrgLogo: [
    {
      property: 'orgLogo',
      accept: ['image/png', 'image/jpeg'],
      extensions: ['png', 'jpg', 'jpeg'],
      maxBytes: 10485760,
      transparent: true,
    },
  ],
  uploadTicketTitleBanner: [
    {
      property: 'ticketTitleBanner',
      accept: ['image/png', 'image/jpeg'],
      extensions: ['png', 'jpg', 'jpeg'],
      maxBytes: 10485760,
      transparent: true,
    },
  ],
  uploadVersionYaml: [
    {
      property: 'yamlFile',
      accept: ['application/yaml'],
      extensions: ['yaml', 'yml'],
      maxBytes: 262144,
      transparent: true,
    },
  ],
};
