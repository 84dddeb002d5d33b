import type { AdCreative } from '@aloft/domain/creatives/ad-creative.entity'
import type { Creative } from '@aloft/domain/creatives/creative.entity'
import type { CreativeFormat } from '@aloft/domain/creatives/creative-formats.rules'
import { absorbDrawing } from '../../state/creatives.ts'

/** Formats in an ad's previews, starting with the visible one. */
const shownFormats: readonly CreativeFormat[] = ['1:1', '9:16']

/**
 * Draws a creative in the browser while the server hasn't drawn it yet; if that's impossible here, the
 * preview waits for the server.
 */
export async function showDrawing({ _id, creatives }: AdCreative): Promise<void> {
  try {
    const { drawCreative } = await import('./draw-creative.ts')
    for (const format of shownFormats) {
      const creative = creatives[format]
      if (creative) absorbDrawing(_id, format, await drawCreative(creative))
    }
  } catch (error) {
    console.warn('creative not drawn in the browser', error)
  }
}

/** Draws a whole scene in the browser; null if that's impossible here. */
export async function drawScene(scene: Creative): Promise<string | null> {
  try {
    const { drawCreative } = await import('./draw-creative.ts')
    return await drawCreative(scene)
  } catch (error) {
    console.warn('scene not drawn in the browser', error)
    return null
  }
}
