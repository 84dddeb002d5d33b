/** The search over pages, brands and ads. */
export const palette = {
  label: 'Search',
  placeholder: 'Search pages, brands, ads',
  noMatch: 'Nothing is called that.',
  more: '{{count}} more, found by typing',
  close: 'Close',
  pages: 'Pages',
  brands: 'Brands',
  ads: 'Ads of {{brand}}',
} as const
