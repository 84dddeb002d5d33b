import type { MediaItem } from '@aloft/domain/ideas/media.entity'

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
  isAi: false,
  colors: ['#f4efe6', '#2f6f62'],
  uses: 1,
  isArchived: false,
}
