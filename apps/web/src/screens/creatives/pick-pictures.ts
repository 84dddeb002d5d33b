import type { ReadyImage } from '@aloft/views/creatives/images/ordered-images'
import type { AdCreative } from '@aloft/domain/creatives/ad-creative.entity'
import { type ChosenPicture, chosenPicture } from '@aloft/domain/creatives/studio/picture.rules'
import { ask } from '../../modals/ask.ts'
import { openImageGeneration } from '../../modals/open-image-generation.ts'
import { naturalSize } from '../../modals/picture-size.ts'
import { reportToGuide } from '../../state/guide-events.ts'

/**
 * Asks for a picture of the brand's library, or for pictures made for the ad; none if the user chooses none. Resolves with null
 * if one can't be opened.
 */
export async function pickPictures({
  ideaId,
  balloonId,
}: Pick<AdCreative, 'ideaId' | 'balloonId'>): Promise<readonly ChosenPicture[] | null> {
  reportToGuide('libraryOpened')
  const answer = await ask('image-picker', { ideaId })
  if (!answer) return []
  const items = answer === 'generate' ? (await openImageGeneration(ideaId, balloonId)).map(asMade) : [answer]
  const pictures: ChosenPicture[] = []
  for (const item of items) {
    const { width, height } = item
    // Uploads from before they were measured have no size.
    const size = width && height ? { width, height } : await naturalSize(item.url)
    if (!size) return null
    pictures.push(chosenPicture(item, size))
  }
  return pictures
}

/** A picture that was just made; nobody else is to be named. */
const asMade = ({ url, width, height }: ReadyImage) => ({
  url,
  width,
  height,
  name: '',
  license: null,
  credit: null,
})
