// Written by `npm run docs` from the names of the area's files.

import type { Handlers } from '../../action/define.ts'
import { archiveBrief } from '../briefs/archive-brief.action.ts'
import { generateBrandBrief } from '../briefs/generate-brand-brief.action.ts'
import { generateCampaignBrief } from '../briefs/generate-campaign-brief.action.ts'
import { getBriefHistory } from '../briefs/get-brief-history.action.ts'
import { getBriefs } from '../briefs/get-briefs.action.ts'
import { saveBrief } from '../briefs/save-brief.action.ts'

export const briefsHandlers = {
  'archive-brief': archiveBrief,
  'generate-brand-brief': generateBrandBrief,
  'generate-campaign-brief': generateCampaignBrief,
  'get-brief-history': getBriefHistory,
  'get-briefs': getBriefs,
  'save-brief': saveBrief,
} satisfies Partial<Handlers>
