import { nightjarPictures } from '@aloft/design-system/patterns/nightjar-pictures.fixtures'
import type { CreativeMaterials } from '@aloft/domain/creatives/creative-materials.rules'
import type { CreativeVersionEntry } from './studio/pick-version.modal.tsx'

/** A creative with a stock photo and the brand's logo. */
export const stockMaterials: CreativeMaterials = {
  sizes: [
    { format: '1:1', width: 1080, height: 1080 },
    { format: '4:5', width: 1080, height: 1350 },
    { format: '9:16', width: 1080, height: 1920 },
  ],
  fonts: ['Fraunces', 'Inter'],
  pictures: [
    {
      src: nightjarPictures[3]?.url ?? '',
      name: 'Workshop',
      kind: 'picture',
      credit: { by: 'Ines Faro', url: 'https://stock.example/ines', license: 'Pexels License' },
    },
    {
      src: nightjarPictures[4]?.url ?? '',
      name: '',
      kind: 'picture',
      credit: { by: 'Aloft', url: null, license: 'Aloft illustration, free to use in your ads' },
    },
    { src: nightjarPictures[5]?.url ?? '', name: '', kind: 'logo', credit: null },
  ],
}

export const someVersions: CreativeVersionEntry[] = [
  { number: 3, date: new Date(2026, 10, 21, 10, 2), authorName: 'Órla Fahy', isLaunched: false },
  { number: 2, date: new Date(2026, 10, 18, 9, 40), authorName: 'Maeve Lynch', isLaunched: true },
  { number: 1, date: new Date(2026, 10, 17, 16, 5), authorName: null, isLaunched: true },
]
