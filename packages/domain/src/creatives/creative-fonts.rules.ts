/** Families of the product's own pages and of the themes. */
export const themeFamilies = ['Instrument Sans', 'Bricolage Grotesque', 'Arimo', 'Roboto'] as const
export type ThemeFamily = (typeof themeFamilies)[number]

/** Families whose letters the product can draw as paths (decision "Fonts"). */
export const creativeFamilies = [
  ...themeFamilies,
  'Bebas Neue',
  'Caveat',
  'DM Sans',
  'DM Serif Display',
  'EB Garamond',
  'Figtree',
  'Inter',
  'JetBrains Mono',
  'Lato',
  'Lora',
  'Merriweather',
  'Montserrat',
  'Nunito',
  'Open Sans',
  'Oswald',
  'Playfair Display',
  'Poppins',
  'Raleway',
  'Roboto Slab',
  'Space Grotesk',
  'Work Sans',
  'Young Serif',
] as const
export type CreativeFamily = (typeof creativeFamilies)[number]

export const creativeWeights = [400, 600, 700] as const
export type CreativeWeight = (typeof creativeWeights)[number]
