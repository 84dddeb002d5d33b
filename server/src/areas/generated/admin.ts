// Written by `npm run docs` from the names of the area's files.

import type { Handlers } from '../../action/define.ts'
import { adminApproveAd } from '../admin/admin-approve-ad.action.ts'
import { adminGetAdReviews } from '../admin/admin-get-ad-reviews.action.ts'
import { adminRejectAd } from '../admin/admin-reject-ad.action.ts'

export const adminHandlers = {
  'admin-approve-ad': adminApproveAd,
  'admin-get-ad-reviews': adminGetAdReviews,
  'admin-reject-ad': adminRejectAd,
} satisfies Partial<Handlers>
