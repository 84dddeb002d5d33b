import { bestPictures } from '@aloft/domain/scans/rank-pictures.rules'
import type { WebsiteData } from '@aloft/domain/scans/website-data.entity'

const maxLogos = 3
const maxPictures = 14

/**
 * The pictures of a site that we store a copy of: the best logos and pictures, and one of each offer, without
 * duplicates.
 */
export function picturesToKeep({
  logos,
  offers,
  pictures,
}: WebsiteData): { url: string; kind: 'logo' | 'picture' }[] {
  const logoUrls = logos.slice(0, maxLogos).map(({ value }) => value)
  const shown = pictures.filter(({ value }) => !logoUrls.includes(value.url))
  const pictureUrls = bestPictures(shown, offers, maxPictures).map(({ value }) => value.url)
  return [
    ...logoUrls.map((url) => ({ url, kind: 'logo' as const })),
    ...pictureUrls.map((url) => ({ url, kind: 'picture' as const })),
  ]
}
