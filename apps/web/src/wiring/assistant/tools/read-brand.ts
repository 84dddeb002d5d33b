import { briefsQuery } from '../../../state/briefs.ts'
import { ask, brandOf, readFrom, type ToolHandler } from './tool-handler.ts'

/** What a brand is, how it looks, and its campaigns. */
export const loadBrandInfo: ToolHandler<'load_brand_info'> = async (_, call) => {
  const ideaId = brandOf(call)
  const [brand, briefs] = await Promise.all([
    ask('get-idea', { ideaId }, call.signal),
    ask('get-briefs', briefsQuery(ideaId), call.signal),
  ])
  return readFrom('briefs', {
    name: brand.title,
    websiteUrl: brand.url,
    brandBrief: briefs.brandBrief?.brief ?? null,
    designBrief: briefs.designBrief?.brief ?? null,
    campaignBriefs: briefs.campaignBriefs
      .filter(({ archiveDate }) => archiveDate === null)
      .map(({ _id, brief }) => ({ briefId: _id, brief })),
  })
}
