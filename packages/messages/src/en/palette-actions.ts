/** What the search offers besides places. */
export const paletteActions = {
  label: 'Search',
  noMatch: 'No results',
  more: '{{count}} more. Keep typing to find them.',
  close: 'Close',
  pages: 'Pages',
  brands: 'Brands',
  ads: 'Ads for {{brand}}',
  recent: 'Recent',
  actions: 'Actions',
  adActions: 'Actions for your ads',
  brandReport: 'Report for {{brand}}',
  scheme: {
    system: 'Use the device’s color scheme',
    light: 'Use the light color scheme',
    dark: 'Use the dark color scheme',
  },
  schemeWords: 'theme mode appearance night day switch',
  notifications: 'Open notifications',
  help: 'Open help',
  shortcuts: 'Show keyboard shortcuts',
  newAd: 'Create ad',
  /** Each with its ad's name, as several ads may be listed. */
  ad: {
    launch: 'Review and launch “{{name}}”',
    stop: 'Stop “{{name}}”…',
    report: 'Open the report for “{{name}}”',
    newVersion: 'Create a new version of “{{name}}”',
    duplicate: 'Duplicate “{{name}}”…',
    rename: 'Rename “{{name}}”…',
    archive: 'Archive “{{name}}”',
  },
} as const
