import { constants } from 'node:zlib'
import compress from 'koa-compress'
import type { Context, Middleware } from 'koa'

/** Smaller bodies fit in the first packet as they are. */
const thresholdBytes = 1024

/**
 * Compresses the bodies that ask for it by `compressReply`, and no others: who can add to a compressed body learns from
 * its length what else is in it (BREACH), so nothing that carries a secret may be compressed. Files of the app are
 * compressed when it is built, and streams would be held back.
 */
export function compression(): Middleware {
  return compress({
    filter: () => false,
    threshold: thresholdBytes,
    // Level 5 is the first that finds what repeats far apart, such as the keys of the ads of one brand.
    br: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
    gzip: {},
    zstd: false,
    deflate: false,
  })
}

/** Compresses the body of a reply. Only for replies that carry no secret. */
export function compressReply(ctx: Context): void {
  ctx['compress'] = true
}
