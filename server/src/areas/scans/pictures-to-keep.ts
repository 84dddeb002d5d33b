import type { WebsiteData } from '@aloft/domain/scans/website-data.entity'

const maxLogos = 3
const maxPictures = 8

/** The pictures of a site worth a copy of our own: the best logos and the best pictures, each address once. */
export function picturesToKeep({
  logos,
  pictures,
}: WebsiteData): { url: string; kind: 'logo' | 'picture' }[] {
  const logoUrls = logos.slice(0, maxLogos).map(({ value }) => value)
  const pictureUrls = pictures
    .map(({ value }) => value.url)
    .filter((url) => !logoUrls.includes(url))
    .slice(0, maxPictures)
  return [
    ...logoUrls.map((url) => ({ url, kind: 'logo' as const })),
    ...pictureUrls.map((url) => ({ url, kind: 'picture' as const })),
  ]
}
