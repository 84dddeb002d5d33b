import type { AdCreative } from '@aloft/domain/creatives/ad-creative.entity'
import type { CreativeFormat } from '@aloft/domain/creatives/creative-formats.rules'
import { absorbDrawing } from '../../state/creatives.ts'

/** Formats that the previews of an ad show, the one in sight first. */
const shownFormats: readonly CreativeFormat[] = ['1:1', '9:16']

/** Draws a creative in the browser while the server has not drawn it yet; what cannot be drawn here waits for that. */
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
