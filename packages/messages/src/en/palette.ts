/** The search over pages, brands and ads. */
export const palette = {
  label: 'Search',
  placeholder: 'Search pages, brands, ads',
  noMatch: 'No results',
  more: '{{count}} more. Keep typing to find them.',
  close: 'Close',
  pages: 'Pages',
  brands: 'Brands',
  ads: 'Ads for {{brand}}',
} as const
