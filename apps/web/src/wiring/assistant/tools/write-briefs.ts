import { failureOfMarker } from '@aloft/domain/core/ai-results'
import { absorbBrief, absorbCampaign, briefsQuery } from '../../../state/briefs.ts'
import { ask, brandOf, FailedCall, readFrom, type ToolCall, type ToolHandler } from './tool-handler.ts'

/**
 * Drafts the brief of a brand. A brand's first brief is saved, as the user has just agreed; later ones are only drafted, so
 * that its changes are proposed.
 */
export const generateBrandBrief: ToolHandler<'generate_brand_brief'> = async (given, call) => {
  const ideaId = brandOf(call)
  const [brand, briefs] = await Promise.all([
    ask('get-idea', { ideaId }, call.signal),
    ask('get-briefs', briefsQuery(ideaId), call.signal),
  ])
  const source = given.brandDescription
    ? { brandDescription: given.brandDescription }
    : { url: given.url ?? brand.url, brandDescription: brand.description }
  const drafted = written(await ask('generate-brand-brief', { ideaId, ...source }, call.signal))
  if (!briefs.brandBrief) {
    const saved = await ask('save-brief', { ideaId, kind: 'brand', brief: drafted.brief }, call.signal)
    absorbBrief({ ideaId, kind: 'brand' }, saved.brief)
  }
  return readFrom('briefs', drafted)
}

/** Drafts the brief of a campaign, and adds it to the brand's briefs, as the user has just agreed. */
export const generateCampaignBrief: ToolHandler<'generate_campaign_brief'> = async (given, call) => {
  const ideaId = brandOf(call)
  const { brandBrief } = await ask('get-briefs', briefsQuery(ideaId), call.signal)
  if (!brandBrief) throw new FailedCall({ error: 'briefNotFound' })
  const payload = { ideaId, brandBrief: brandBrief.brief, userInput: given }
  const drafted = written(await ask('generate-campaign-brief', payload, call.signal))
  await addCampaign(ideaId, drafted.brief, call)
  return readFrom('briefs', drafted)
}

type CampaignBrief = Awaited<ReturnType<typeof generateCampaignBrief>>['data']['brief']

async function addCampaign(ideaId: string, brief: CampaignBrief, { signal }: ToolCall): Promise<void> {
  const newBriefId = crypto.randomUUID()
  const payload = { ideaId, kind: 'campaign', briefId: null, newBriefId, brief } as const
  const saved = await ask('save-brief', payload, signal)
  absorbCampaign(ideaId, saved.brief as Parameters<typeof absorbCampaign>[1])
}

/** What was drafted, without what only the onboarding uses. */
function written<Brief, Writer>(
  reply: { readonly brief: Brief; readonly writer: Writer } | string,
): { readonly brief: Brief; readonly writer: Writer } {
  if (typeof reply === 'string') throw new FailedCall({ error: failureOfMarker(reply) ?? 'failed' })
  return { brief: reply.brief, writer: reply.writer }
}
