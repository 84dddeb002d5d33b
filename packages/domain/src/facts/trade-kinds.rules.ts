/** What kind of trade it is. Trades of one kind share their leading angles unless they name their own. */
export const tradeKinds = [
  'eating out',
  'food makers',
  'shops',
  'makers',
  'home services',
  'vehicles',
  'health',
  'beauty',
  'fitness',
  'learning',
  'professions',
  'business services',
  'software',
  'creative services',
  'culture',
  'events',
  'travel',
  'animals',
  'care',
] as const
export type TradeKind = (typeof tradeKinds)[number]
