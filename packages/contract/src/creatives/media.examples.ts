import type { MediaItem, StockService } from '@aloft/domain/ideas/media.entity'

/** An upload that one creative shows. */
export const exampleMedia: MediaItem = {
  _id: '01936b2e-0000-7000-8000-000000000701',
  origin: 'upload',
  url: `/files/${'5'.repeat(64)}.webp`,
  name: 'Wren lamp',
  alt: 'A Wren lamp in sea glass green on a windowsill',
  width: 1600,
  height: 1200,
  size: 184_320,
  license: null,
  credit: null,
  prompt: null,
  maker: null,
  stockId: null,
  isStored: true,
  isAi: false,
  colors: ['#f4efe6', '#2f6f62'],
  uses: 1,
  isArchived: false,
}

/** A stock picture that a brand has chosen. */
export const exampleStockPicture: MediaItem = {
  ...exampleMedia,
  _id: '01936b2e-0000-7000-8000-000000000702',
  origin: 'stock',
  url: `/files/${'6'.repeat(64)}.webp`,
  name: '',
  alt: 'A lamp on a sill at dusk',
  license: 'Pexels License',
  credit: { name: 'Ines Faro', url: 'https://www.pexels.com/@ines-faro' },
  maker: 'Pexels',
  stockId: '2014422',
  uses: 0,
}

export const exampleStockService: StockService = {
  name: 'Pexels',
  url: 'https://www.pexels.com',
  isOwn: false,
  subjects: ['coffee', 'bakery', 'flowers'],
}
