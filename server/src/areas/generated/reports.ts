// Written by `npm run docs` from the names of the area's files.

import type { Handlers } from '../../action/define.ts'
import { createReportLink } from '../reports/create-report-link.action.ts'
import { deleteReportLink } from '../reports/delete-report-link.action.ts'
import { getAdBreakdown } from '../reports/get-ad-breakdown.action.ts'
import { getAdPerformance } from '../reports/get-ad-performance.action.ts'
import { getBrandPerformance } from '../reports/get-brand-performance.action.ts'
import { getReportLinks } from '../reports/get-report-links.action.ts'

export const reportsHandlers = {
  'create-report-link': createReportLink,
  'delete-report-link': deleteReportLink,
  'get-ad-breakdown': getAdBreakdown,
  'get-ad-performance': getAdPerformance,
  'get-brand-performance': getBrandPerformance,
  'get-report-links': getReportLinks,
} satisfies Partial<Handlers>
