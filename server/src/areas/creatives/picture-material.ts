import type { FittingPicture } from '@aloft/creative/scene/rank-arrangements'
import { type PictureFacts, pictureFacts } from '@aloft/copywriter/pictures/picture-facts'
import type { CampaignBrief } from '@aloft/domain/briefs/brief.entity'
import { type PictureSubject, pictureFits, rankPictures } from '@aloft/domain/scans/rank-pictures.rules'
import { isGraphic } from '@aloft/domain/scans/picture-words.rules'
import type { BrandFacts } from '../briefs/brand-facts.repo.ts'

/** A picture of the brand that we have a copy of, with how well it fits the ad's subject. */
export interface MaterialPicture extends FittingPicture {
  readonly width: number
  readonly height: number
  /** What it shows, as its website says; empty if it doesn't. */
  readonly alt: string
}

/** Everything that an ad's picture can be made of. */
export interface PictureMaterial {
  readonly facts: PictureFacts
  /** Best first. */
  readonly pictures: readonly MaterialPicture[]
}

export function pictureMaterial(facts: BrandFacts, brief: CampaignBrief): PictureMaterial {
  const { website, sold, files } = facts
  const found = pictureFacts({ brandName: facts.brief.name, brief, website, sold })
  const subject = subjectOf(found, facts, brief)
  const pictures = rankPictures(website?.pictures ?? [], subject).flatMap(({ picture, fit }) => {
    const file = files[picture.value.url]
    if (!file) return []
    const { fileUrl: src, width, height } = file
    return [
      {
        src,
        width,
        height,
        fit: pictureFits.indexOf(fit),
        alt: picture.value.alt,
        isGraphic: isGraphic(picture.value),
      },
    ]
  })
  return { facts: found, pictures }
}

function subjectOf(
  { offer, sold }: PictureFacts,
  { website }: BrandFacts,
  { goal }: CampaignBrief,
): PictureSubject {
  const read = (website?.offers ?? []).map(({ value }) => value)
  const known = offer && (offer.index === null ? { name: offer.name } : (read[offer.index] ?? null))
  return {
    offer: known,
    others: read.filter((one) => one !== known),
    sold,
    isSale: goal === 'sales' || offer !== null,
  }
}
