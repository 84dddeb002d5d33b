import { collection, sceneSvg } from '@aloft/creative/collection/collection'
import { searchScenes } from '@aloft/creative/collection/search-scenes'
import type { MediaItem, StockService } from '@aloft/domain/ideas/media.entity'
import { libraryItems } from './library.fixtures.ts'

/** The colors of the demo brand. */
const colors = { primary: '#1f5f4a', accent: '#f2b84b', background: '#ffffff', text: '#1c1c1c' }

/** Our own illustrations, as a search finds them. */
export function stockOffers(query: string): MediaItem[] {
  const [known] = libraryItems(1)
  if (!known) return []
  return searchScenes(query).map((scene) => ({
    ...known,
    _id: `01936b2e-0000-8000-a000-${String(collection.indexOf(scene)).padStart(12, '0')}`,
    origin: 'stock',
    url: `data:image/svg+xml,${encodeURIComponent(
      sceneSvg(scene, { width: 320, height: 320, colors, seed: 1, title: scene.name }),
    )}`,
    name: scene.name,
    alt: scene.alt,
    width: 2000,
    height: 2000,
    size: null,
    license: 'Aloft illustration, free to use in your ads',
    credit: { name: 'Aloft', url: null },
    maker: 'Aloft',
    stockId: `${scene.id}.square`,
    isStored: false,
    colors: ['#dfeee7'],
    uses: 0,
  }))
}

/** Our own collection. */
export const ownStock: StockService = {
  name: 'Aloft',
  url: null,
  isOwn: true,
  subjects: ['coffee', 'bakery', 'restaurant', 'flowers', 'home', 'garden', 'shop', 'beauty', 'fitness'],
}

/** A service of others. */
export const pexels: StockService = {
  ...ownStock,
  name: 'Pexels',
  url: 'https://www.pexels.com',
  isOwn: false,
}
