// Written by `npm run docs` from the names of the area's files.

import type { Handlers } from '../../action/define.ts'
import { getAdBreakdown } from '../reports/get-ad-breakdown.action.ts'
import { getAdPerformance } from '../reports/get-ad-performance.action.ts'
import { getBrandPerformance } from '../reports/get-brand-performance.action.ts'

export const reportsHandlers = {
  'get-ad-breakdown': getAdBreakdown,
  'get-ad-performance': getAdPerformance,
  'get-brand-performance': getBrandPerformance,
} satisfies Partial<Handlers>
