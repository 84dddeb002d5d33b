import type { TradeMatcher } from '@aloft/site-reader/trade/trade-matcher'
import { foreignTrade } from './foreign-names.ts'
import { certainTrade } from './match-trades.ts'

/** Knows the trades of the catalogue by their words; for the reader of websites, which has no catalogue. */
export const tradeMatcher: TradeMatcher = { certainTrade, foreignTrade }
