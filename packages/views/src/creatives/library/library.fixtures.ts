import { nightjarPictures } from '@aloft/design-system/patterns/nightjar-pictures.fixtures'
import type { MediaItem } from '@aloft/domain/ideas/media.entity'
import { fn } from 'storybook/test'
import type { LibraryContent } from './library-content.ts'

/** Pictures of the demo brand, as often as needed. */
export function libraryItems(count: number): MediaItem[] {
  return Array.from({ length: count }, (_, place) => {
    const {
      url = '',
      alt = '',
      width = 640,
      height = 640,
    } = nightjarPictures[place % nightjarPictures.length] ?? {}
    return {
      _id: `01936b2e-0000-7000-8000-${String(place + 1).padStart(12, '0')}`,
      origin: 'upload',
      url,
      name: place === 6 ? 'Wren lamp' : '',
      alt,
      width,
      height,
      size: 184_320 + place * 1024,
      license: null,
      credit: null,
      prompt: null,
      maker: null,
      stockId: null,
      isStored: true,
      isAi: false,
      colors: ['#e8d9c0'],
      uses: place % 3,
      isArchived: false,
    }
  })
}

/** A picture as a stock service gives it. */
export const stockItem: MediaItem = {
  ...(libraryItems(4).at(3) as MediaItem),
  origin: 'stock',
  name: 'Workshop',
  license: 'Pexels License',
  credit: { name: 'Ines Faro', url: 'https://stock.example/ines' },
  maker: 'Pexels',
  stockId: '2014422',
  uses: 1,
}

/** A picture that an AI made. */
export const aiItem: MediaItem = {
  ...(libraryItems(1).at(0) as MediaItem),
  origin: 'ai',
  name: 'Lamp at dusk',
  isAi: true,
  maker: 'Studio painter',
  prompt: 'A dome lamp on a sideboard while the bay goes dark outside',
}

export function libraryContent(content: Partial<LibraryContent> = {}): LibraryContent {
  const items = libraryItems(8)
  return {
    tabs: ['uploads', 'website', 'ai', 'stock'],
    query: { tab: 'uploads', query: '', isArchived: false, shape: null },
    onQuery: fn(),
    list: { kind: 'pictures', items, isStale: false, more: 'none', onMore: fn() },
    stock: null,
    adding: null,
    onAdd: fn(),
    selected: null,
    onSelect: fn(),
    uploads: [],
    onUpload: fn(),
    onDropUpload: fn(),
    onSave: fn(async () => true),
    onArchive: fn(async () => true),
    ...content,
  }
}
