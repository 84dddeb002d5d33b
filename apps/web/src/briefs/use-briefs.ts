import { briefsQuery, type BriefsReply, type CampaignBriefData } from '../state/briefs.ts'
import type { LoadFailure } from '../state/replies.ts'
import { useQuery } from '../queries/use-query.ts'

interface Briefs {
  readonly status: 'loading' | 'failed' | 'ready'
  readonly brand: BriefsReply['brandBrief']
  readonly design: BriefsReply['designBrief']
  readonly campaigns: readonly CampaignBriefData[]
  readonly archived: readonly CampaignBriefData[]
  /** Why they failed to load; null if they have loaded, or are loading. */
  readonly failure: LoadFailure<'get-briefs'> | null
  readonly retry: () => void
}

/** The briefs of a brand as stored on the server; `loading` without a brand. */
export function useBriefs(ideaId: string | null): Briefs {
  const { loaded, retry } = useQuery('get-briefs', ideaId === null ? null : briefsQuery(ideaId))
  if (loaded.status !== 'ready') {
    const failure = loaded.status === 'failed' ? loaded.failure : null
    return { status: loaded.status, brand: null, design: null, campaigns: [], archived: [], failure, retry }
  }
  const { brandBrief, designBrief, campaignBriefs } = loaded.reply
  return {
    status: 'ready',
    brand: brandBrief,
    design: designBrief,
    campaigns: campaignBriefs.filter(({ archiveDate }) => archiveDate === null),
    archived: campaignBriefs.filter(({ archiveDate }) => archiveDate !== null),
    failure: null,
    retry,
  }
}
