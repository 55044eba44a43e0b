import type { FastifyHelmetOptions } from '@fastify/helmet';

/**
 * Security headers. Scripts come from this server only and nothing is evaluated. Styles may stand in the page, for the
 * interface library writes them there. Media, images and frames may come from anywhere: administrators enter addresses
 * of video sites and of servers in the hospital. Nothing forces https, which a closed network may not have.
 */
export const contentSecurity: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      fontSrc: ["'self'", 'data:'],
      imgSrc: ['*', 'data:', 'blob:'],
      mediaSrc: ['*', 'data:', 'blob:'],
      frameSrc: ['*'],
      connectSrc: ["'self'"],
      workerSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'self'"],
    },
  },
  // Video sites refuse to play without knowing which site embeds them; the address itself, with its key, stays here.
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  strictTransportSecurity: false,
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
};
