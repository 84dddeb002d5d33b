/** The search over pages, brands and ads, before it's open. */
export const palette = {
  placeholder: 'Search pages, brands, ads',
} as const
