/**
 * The areas of the product, low to high. Code of an area may use its own and lower areas, never a higher one;
 * the floor check reads this list.
 */
export const areas = [
  'plans',
  'notifications',
  'account',
  'payments',
  'teams',
  'ideas',
  'balloons',
  'flows',
  'publishing',
  'scans',
  'briefs',
  'creatives',
  'ads',
  'targeting',
  'launches',
  'reports',
  'assistant',
  'admin',
  'erasure',
] as const
/** Rooms that only screens have. Below every area: what frames a page. */
export const roomsBelow = ['frame'] as const

/** Above every area: pages about the product as a whole, and pages for development. */
export const roomsAbove = ['shell', 'dev'] as const
