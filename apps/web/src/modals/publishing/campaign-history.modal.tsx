import { NotLoadedModal } from '@aloft/design-system/modals/general/not-loaded'
import { WaitingModal } from '@aloft/design-system/modals/general/waiting'
import { WarningInfoModal } from '@aloft/design-system/modals/general/warning-info'
import { CampaignHistoryModal as HistoryBody } from '@aloft/views/publishing/campaign-history.modal'
import { readValuesAt } from '@aloft/domain/balloons/balloon-history.rules'
import { countPublished } from '@aloft/domain/balloons/publish.rules'
import { isEditable } from '@aloft/domain/balloons/balloon-status.rules'
import type { BalloonWithHistory } from '@aloft/domain/balloons/balloon.entity'
import type { IdeaWithBalloons } from '@aloft/domain/balloons/idea-with-balloons.entity'
import { type BalloonVersion, restoredValues, versionsOf } from '@aloft/domain/balloons/versions.rules'
import { formatDate } from '@aloft/messages/date-format'
import { useState } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { useAdHistory } from '../../ads/use-ad-history.ts'
import { editorAddress } from '../../addresses/page-address.ts'
import { useVersionParts } from '../../ads/version-parts.ts'
import { VersionPreview } from '../../ads/version-preview.tsx'
import { failedLoad } from '../../queries/failed-load.ts'
import { adContent, textOf } from '../../state/ad-content.ts'
import { type AdValues, useAd, useBrand } from '../../state/brand.ts'
import { useMay } from '../../state/rights.ts'
import { offerUndo } from '../../state/undo.ts'
import { loadBrand } from '../../wiring/balloons/brand.ts'
import { restoreVersion } from '../../wiring/publishing/publishing.ts'
import { updateAd } from '../../wiring/drafts/ad-drafts.ts'
import { useWork } from '../use-work.ts'

interface CampaignHistoryModalProps {
  /** Id of the ad. */
  readonly ad: string
  readonly onClose: () => void
}

/** The versions of an ad of the open brand (PUB-06). */
export function CampaignHistoryModal({ ad: balloonId, onClose }: CampaignHistoryModalProps) {
  const { t } = useTranslation()
  const { ideaId, status, idea, failure } = useBrand()
  const ad = useAd(balloonId)
  const history = useAdHistory(idea?._id ?? null, ad?.balloon ?? null)
  if (idea && ad && history.kind === 'ready')
    return <History idea={idea} balloon={history.balloon} draft={ad.values} onClose={onClose} />
  if (ad && history.kind === 'failed') return <NotLoadedModal {...history} onClose={onClose} />
  if (ad || status === 'loading') return <WaitingModal />
  if (status === 'failed')
    return <NotLoadedModal {...failedLoad(failure, () => void loadBrand(ideaId ?? ''))} onClose={onClose} />
  return (
    <WarningInfoModal
      title={t('publishAd.history.gone.title')}
      text={t('publishAd.history.gone.text')}
      onAnswer={onClose}
      onClose={onClose}
    />
  )
}

interface HistoryProps {
  readonly idea: IdeaWithBalloons
  readonly balloon: BalloonWithHistory
  /** Including unsaved edits. */
  readonly draft: AdValues
  readonly onClose: () => void
}

const idOf = ({ date, kind }: BalloonVersion): string => (kind === 'unpublished' ? kind : date.toISOString())

function History({ idea, balloon, draft, onClose }: HistoryProps) {
  const { t } = useTranslation()
  const may = useMay()
  const versions = versionsOf(balloon)
  const [chosenId, setChosen] = useState<string | null>(null)
  const [otherId, setOther] = useState<string | null>(null)
  const [view, setView] = useState<'preview' | 'compare'>('preview')
  const shown =
    versions.find((version) => idOf(version) === chosenId) ??
    versions.find(({ kind }) => kind === 'published') ??
    versions[0]
  const others = versions.filter((version) => version !== shown)
  const compared = others.find((version) => idOf(version) === otherId) ?? others[0]
  const valuesOf = (version: BalloonVersion): AdValues =>
    version.kind === 'unpublished' ? draft : readValuesAt(balloon, version.date)
  const content = shown && adContent(balloon, valuesOf(shown))
  const partsOf = useVersionParts(content?.platform ?? 'facebook')
  const [before, after] = [compared, shown].map((version) => version && valuesOf(version))
  const restore = async () => {
    if (!shown) return null
    const { _id: ideaId } = idea
    const keys = Object.keys(restoredValues(balloon, shown.date))
    const replaced = Object.fromEntries(keys.map((key) => [key, draft[key] ?? null]))
    if (!(await restoreVersion(ideaId, balloon.id, shown.date))) return null
    return () => updateAd(ideaId, balloon.id, replaced)
  }
  const { isPending, failure, start } = useWork(restore, (undo) => {
    onClose()
    const date = shown ? formatDate(shown.date, 'dateTime') : ''
    offerUndo('restoreVersion', t('publishing.restored', { date }), undo)
  })
  const isDraft = shown?.kind === 'unpublished'
  const canRestore =
    shown && !isDraft && isEditable(balloon) && may('restore-balloon-version') && hasOther(versions, shown)
  return (
    <HistoryBody
      name={textOf(draft['name'])}
      versions={versions.map((version) => ({
        ...version,
        id: idOf(version),
        ...(version.kind !== 'unpublished' && { number: countPublished(balloon.publishDates, version.date) }),
      }))}
      shownId={shown ? idOf(shown) : ''}
      onShow={setChosen}
      view={view}
      onView={setView}
      preview={
        shown && content ? (
          <VersionPreview key={idOf(shown)} idea={idea} content={content} values={valuesOf(shown)} />
        ) : null
      }
      comparedId={compared ? idOf(compared) : null}
      onCompare={setOther}
      parts={before && after ? partsOf(before, after) : []}
      editorHref={
        shown && !isDraft
          ? `${editorAddress(idea._id, balloon.id)}&version=${shown.date.toISOString()}`
          : undefined
      }
      onRestore={canRestore ? start : undefined}
      isRestoring={isPending}
      failure={failure}
      onClose={onClose}
    />
  )
}

/** Whether the draft differs from a version: otherwise restoring it would do nothing. */
function hasOther(versions: readonly BalloonVersion[], { kind }: BalloonVersion): boolean {
  return kind === 'historic' || versions.some((version) => version.kind === 'unpublished')
}
