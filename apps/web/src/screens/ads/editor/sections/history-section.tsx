import { EditorSection } from '@aloft/views/ads/editor/editor-section'
import { StatusHistory } from '@aloft/views/launches/status-history'
import { FailedNote } from '@aloft/design-system/patterns/failed-load'
import { Button } from '@aloft/design-system/primitives/button'
import { ButtonLink } from '@aloft/design-system/primitives/button-link'
import { Skeleton } from '@aloft/design-system/primitives/skeleton'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Row } from '@aloft/design-system/primitives/row'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { reportAddress } from '../../../../addresses/page-address.ts'
import { useOpenModal } from '../../../../modals/use-linked-modal.ts'
import { failedLoad } from '../../../../queries/failed-load.ts'
import { useQuery } from '../../../../queries/use-query.ts'
import { useAdSubject, useEditedAd } from '../edited-ad.tsx'

/** Where the ad has stood and why, and the way to its versions (EDT-01, ENT-21). */
export function HistorySection() {
  const { t } = useTranslation()
  const count = useEditedAd(({ balloon }) => balloon.publishDates.length)
  return (
    <EditorSection section="history" summary={t('adSettings.summary.versions', { count })}>
      <History />
    </EditorSection>
  )
}

function History() {
  const { t } = useTranslation()
  const subject = useAdSubject()
  const openModal = useOpenModal()
  // The history grows when it changes.
  const status = useEditedAd(({ balloon }) => balloon.status)
  const { loaded, retry } = useQuery('get-ad-campaign', subject, { changesWith: status })
  const campaign = loaded.status === 'ready' ? loaded.reply : null
  const entries = campaign?.statusHistory.map((entry, index) => ({
    ...entry,
    id: String(index),
    actor: null,
  }))
  return (
    <Stack gap={16}>
      {loaded.status === 'loading' ? <Skeleton width="100%" height={48} /> : null}
      {loaded.status === 'failed' ? (
        <FailedNote failed={failedLoad(loaded.failure, retry)}>{t('adSettings.history.failed')}</FailedNote>
      ) : null}
      {entries ? <StatusHistory entries={entries.toReversed()} /> : null}
      <Row gap={8}>
        <Button size="small" onPress={() => openModal('campaign-history', { ad: subject.balloonId })}>
          {t('adSettings.history.versions')}
        </Button>
        {campaign?.ads.some(({ data }) => data.submittedDate) ? (
          <ButtonLink size="small" href={reportAddress(subject.ideaId, subject.balloonId)}>
            {t('reports.open')}
          </ButtonLink>
        ) : null}
      </Row>
    </Stack>
  )
}
