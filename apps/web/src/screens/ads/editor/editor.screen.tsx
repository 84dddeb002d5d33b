import { EditorFailed, EditorLoading, EditorNotFound } from '@aloft/views/ads/editor/editor.view'
import { readValuesAt } from '@aloft/domain/balloons/balloon-history.rules'
import { versionNamed } from '@aloft/domain/balloons/versions.rules'
import { useEffect } from 'react'
import { useAdHistory } from '../../../ads/use-ad-history.ts'
import { usePageTitle } from '../../../navigation/use-page-title.ts'
import { failedLoad } from '../../../queries/failed-load.ts'
import { useCurrentIdea } from '../../../queries/use-current-idea.ts'
import { adContent, textOf } from '../../../state/ad-content.ts'
import { useAd, useBrand } from '../../../state/brand.ts'
import { useIdeas } from '../../../state/ideas.ts'
import { loadAdEvidence, loadEvidence } from '../../../wiring/ads/evidence.ts'
import { loadBrand } from '../../../wiring/balloons/brand.ts'
import '../../../wiring/drafts/offline-edits.ts'
import { EditedAdProvider } from './edited-ad.tsx'
import { EditorPage } from './editor-page.tsx'
import { RefusedFoot } from './sections/foot-section.tsx'
import { useSelectedAd } from './use-selected-ad.ts'
import { useSearchParams } from '../../../router/use-search-params.ts'

/** Where an ad is written (EDT-02): its address names the brand and the ad. */
export function Screen() {
  const [query] = useSearchParams()
  const { status, idea, failure } = useBrand()
  const current = useCurrentIdea()
  const ideas = useIdeas()
  const ad = useAd(query.get('balloonId'))
  const version = ad && versionNamed(ad.balloon.publishDates, query.get('version'))
  const history = useAdHistory(idea?._id ?? null, ad?.balloon ?? null)
  // Only an older version needs the history: the draft is shown at once.
  const older = version && (history.kind === 'ready' ? readValuesAt(history.balloon, version) : null)
  const values = ad && (version ? older && { ...ad.values, ...older } : ad.values)
  const content = ad && values && adContent(ad.balloon, values, query.get('cid'))
  usePageTitle(textOf(ad?.values['name']))
  const ideaId = query.get('ideaId')
  const isAsking = useSelectedAd(ideaId, query.get('balloonId'), Boolean(ad))
  useEffect(() => {
    if (ideaId) void loadEvidence(ideaId)
  }, [ideaId])
  const [balloonId, campaignId] = [ad?.balloon.id, content?.campaignId]
  // A draft asks for it with what its texts rest on.
  const isOlder = version !== null
  useEffect(() => {
    if (isOlder && ideaId && balloonId && campaignId) void loadAdEvidence(ideaId, balloonId, campaignId)
  }, [isOlder, ideaId, balloonId, campaignId])
  if (idea && ad && values && content) {
    return (
      <EditedAdProvider
        key={`${ad.balloon.id} ${content.campaignId} ${version?.getTime()}`}
        idea={idea}
        balloon={ad.balloon}
        values={values}
        content={content}
        version={version}
      >
        <EditorPage />
      </EditedAdProvider>
    )
  }
  if (version && history.kind === 'loading') return <EditorLoading />
  if (version && history.kind === 'failed') return <EditorFailed {...history} />
  if (status === 'failed')
    return <EditorFailed {...failedLoad(failure, () => void loadBrand(ideaId ?? ''))} />
  const isLoading = status === 'loading' && (current || ideas.status === 'loading')
  if (isAsking || isLoading) return <EditorLoading />
  return <EditorNotFound backHref="/0" foot={<RefusedFoot balloonId={query.get('balloonId') ?? ''} />} />
}
