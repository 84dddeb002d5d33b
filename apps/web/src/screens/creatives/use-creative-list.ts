import {
  type CreativeListContent,
  type CreativeQuery,
  wholeQuery,
} from '@aloft/views/creatives/creative-list.view'
import { isBeingDrawn } from '@aloft/domain/creatives/render.rules'
import { clickSteps, type ListedCreative } from '@aloft/domain/creatives/listed-creative.entity'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { pageAddress, studioAddress } from '../../addresses/page-address.ts'
import { ask } from '../../modals/ask.ts'
import { failedLoad } from '../../queries/failed-load.ts'
import { useCurrentIdea } from '../../queries/use-current-idea.ts'
import { useQuery } from '../../queries/use-query.ts'
import { useSettled } from '../../queries/use-settled.ts'
import { useChangeParams } from '../../router/use-change-params.ts'
import { useIdeas } from '../../state/ideas.ts'
import { useLoaded } from '../../state/queries.ts'
import { queryKey } from '../../state/replies.ts'
import { useMay } from '../../state/rights.ts'
import {
  creativeListPayload,
  followDrawing,
  loadMoreCreatives,
} from '../../wiring/creatives/creative-list.ts'
import { loadIdeas } from '../../wiring/ideas/ideas.ts'
import { useCreativeActions } from './use-creative-actions.ts'
import { useManyCreatives } from './use-many-creatives.ts'
import { useNewCreative } from './use-new-creative.ts'

/** The search starts once the user pauses typing. */
const pauseMs = 250

/** What the address narrows the list to, and a function that changes it. */
function useCreativeQuery(): [CreativeQuery, (query: CreativeQuery) => void] {
  const [params, change] = useChangeParams()
  const clicks = params.get('clicks')
  const query: CreativeQuery = {
    adName: params.get('text') ?? wholeQuery.adName,
    minClicks: clickSteps.find((step) => String(step) === clicks) ?? wholeQuery.minClicks,
    isArchived: params.get('archived') === 'true',
  }
  const setQuery = ({ adName, minClicks, isArchived }: CreativeQuery) =>
    change({
      text: adName || null,
      clicks: minClicks === 0 ? null : String(minClicks),
      archived: isArchived ? 'true' : null,
    })
  return [query, setQuery]
}

/** While pictures of the list are being drawn, waits for them one after another, in the order of the server. */
function useDrawings(key: string | null): void {
  const loaded = useLoaded<'get-ad-creatives'>(key)
  const listed = loaded.status === 'ready' ? loaded.reply.adCreatives : []
  const next = listed.findLast(({ renderData }) => isBeingDrawn(renderData))?._id
  useEffect(() => {
    if (key === null || next === undefined) return undefined
    const leaving = new AbortController()
    void followDrawing(key, next, leaving.signal)
    return () => leaving.abort()
  }, [key, next])
}

/** The content of the list of creatives (CRE-13). */
export function useCreativeList(): CreativeListContent {
  const { status, failure } = useIdeas()
  const ideaId = useCurrentIdea()?._id
  const navigate = useNavigate()
  const may = useMay()
  const [query, setQuery] = useCreativeQuery()
  const asked = useSettled(ideaId === undefined ? null : creativeListPayload(ideaId, query), pauseMs)
  const list = useQuery('get-ad-creatives', asked, { keepsLast: true })
  useDrawings(asked && queryKey('get-ad-creatives', asked))
  const onNew = useNewCreative(ideaId)
  const { actions, downloading } = useCreativeActions(ideaId)
  const listed = list.loaded.status === 'ready' ? list.loaded.reply.adCreatives : []
  const many = useManyCreatives(ideaId, listed, query.isArchived)

  if (status === 'failed') return failedLoad(failure, () => void loadIdeas())
  if (status === 'loading') return { kind: 'loading' }
  if (ideaId === undefined)
    return { kind: 'noBrand', onCreateBrand: () => void navigate(pageAddress('onboarding/details')) }
  if (list.loaded.status === 'failed') return failedLoad(list.loaded.failure, list.retry)
  if (list.loaded.status === 'loading' || asked?.ideaId !== ideaId) return { kind: 'loading' }
  const { reply, more, isRefreshing } = list.loaded

  const onMore = () => void loadMoreCreatives(queryKey('get-ad-creatives', asked), reply.next)
  const openDetails = async (creative: ListedCreative) => {
    const answer = await ask('creative-details', { creative, isEditable: may('save-ad-creative') })
    if (answer === 'edit') await navigate(studioAddress(ideaId, creative._id))
  }
  const nextPage = () => {
    if (typeof more === 'object') return failedLoad(more, onMore)
    return more === 'idle' ? 'waiting' : more
  }
  return {
    kind: 'creatives',
    query,
    onQuery: setQuery,
    creatives: reply.adCreatives,
    isStale: isRefreshing,
    more: reply.next ? nextPage() : 'none',
    onMore,
    ...(may('archive-ad-creative') && { actions, many }),
    downloading,
    onDetails: (creative) => void openDetails(creative),
    editHrefOf: ({ _id }) => studioAddress(ideaId, _id),
    createHref: pageAddress(`create/new-ad?${new URLSearchParams({ ideaId })}`),
    ...(may('save-ad-creative') && { onNew }),
    ...(may('get-media-library') && { onOpenLibrary: () => void ask('media-library', { ideaId }) }),
  }
}
