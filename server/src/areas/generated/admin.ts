// Written by `npm run docs` from the names of the area's files.

import type { Handlers } from '../../action/define.ts'
import { adminAnswerSupport } from '../admin/admin-answer-support.action.ts'
import { adminApproveAd } from '../admin/admin-approve-ad.action.ts'
import { adminEndSupport } from '../admin/admin-end-support.action.ts'
import { adminGetAdReviews } from '../admin/admin-get-ad-reviews.action.ts'
import { adminGetSupport } from '../admin/admin-get-support.action.ts'
import { adminGetSupportMessages } from '../admin/admin-get-support-messages.action.ts'
import { adminRejectAd } from '../admin/admin-reject-ad.action.ts'

export const adminHandlers = {
  'admin-answer-support': adminAnswerSupport,
  'admin-approve-ad': adminApproveAd,
  'admin-end-support': adminEndSupport,
  'admin-get-ad-reviews': adminGetAdReviews,
  'admin-get-support': adminGetSupport,
  'admin-get-support-messages': adminGetSupportMessages,
  'admin-reject-ad': adminRejectAd,
} satisfies Partial<Handlers>
