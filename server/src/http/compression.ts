import { constants } from 'node:zlib'
import compress from 'koa-compress'
import type { Context, Middleware } from 'koa'

/** Smaller bodies fit in the first packet as they are. */
const thresholdBytes = 1024

/**
 * Compresses only bodies that request it through `compressReply`. Anyone who can add text to a compressed body can
 * learn from its length what else it contains (BREACH), so a body with a secret must not be compressed. Files of the
 * app are compressed at build time, and streams would be delayed.
 */
export function compression(): Middleware {
  return compress({
    filter: () => false,
    threshold: thresholdBytes,
    // Level 5 is the first that finds repetitions far apart, such as the keys of a brand's ads.
    br: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
    gzip: {},
    zstd: false,
    deflate: false,
  })
}

/** Compresses the body of a reply. Only for replies without secrets. */
export function compressReply(ctx: Context): void {
  ctx['compress'] = true
}
