import { defineAction } from '../../action/define.ts'
import { onBrand } from '../../action/policies.ts'
import { parsePictureName } from '../../gateways/storage/picture-address.ts'
import { askAi } from '../briefs/ask-ai.ts'
import { findPicture } from '../ideas/media.repo.ts'

/** Describes a picture of the brand (ACT-064). Any other address is refused, also of a file that is stored. */
export const scanImage = defineAction('scan-image', {
  policy: onBrand(),

  async handle({ db, gateways, log }, { ideaId, url }) {
    const picture = await findPicture(db, ideaId, url)
    const name = picture && parsePictureName(url.slice('/files/'.length))
    const file = name ? await gateways.storage.get(name.hash) : null
    if (!picture || !file) return { error: 'imageScanFailed' }
    const { width, height, colors } = picture
    const result = await askAi(log, (signal) =>
      gateways.ai.describe({ bytes: file.bytes, mediaType: file.contentType, width, height, colors, signal }),
    )
    if (!result.ok) return { error: 'imageScanFailed' }
    return { description: result.value, writer: result.made.writer }
  },
})
