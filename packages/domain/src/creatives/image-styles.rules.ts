/** Styles of a picture (CRE-06). */
export const imageStyles = [
  'Illustration',
  'Realistic',
  'Flat Design',
  'Abstract',
  'Photographic',
  'Vintage',
  'Collage',
  'Cartoon',
  'Isometric',
  '3D rendering',
  'Pop Art',
  'Surrealism',
  'Minimalism',
] as const
export type ImageStyle = (typeof imageStyles)[number]
