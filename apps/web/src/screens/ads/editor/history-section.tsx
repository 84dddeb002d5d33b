import { StatusHistory } from '@aloft/views/launches/status-history'
import { Button } from '@aloft/design-system/primitives/button'
import { ButtonLink } from '@aloft/design-system/primitives/button-link'
import { Skeleton } from '@aloft/design-system/primitives/skeleton'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Row } from '@aloft/design-system/primitives/row'
import { Text } from '@aloft/design-system/primitives/text'
import type { BalloonStatus } from '@aloft/domain/balloons/balloon-status.rules'
import { useTranslation } from 'react-i18next'
import { reportAddress } from '../../../addresses/page-address.ts'
import { useQuery } from '../../../queries/use-query.ts'
import type { AdSubject } from '../../../wiring/launches/ad-life.ts'

export interface HistorySectionProps {
  readonly ad: AdSubject
  /** The history grows when it changes. */
  readonly status: BalloonStatus
  readonly onVersions: () => void
}

/** Where an ad has stood and why, and the way to its versions (EDT-01, ENT-21). */
export function HistorySection({ ad, status, onVersions }: HistorySectionProps) {
  const { t } = useTranslation()
  const { ideaId, balloonId, componentId } = ad
  const query = { ideaId, balloonId, componentId }
  const { loaded } = useQuery('get-ad-campaign', query, { changesWith: status })
  const campaign = loaded.status === 'ready' ? loaded.reply : null
  const entries = campaign?.statusHistory.map((entry, index) => ({
    ...entry,
    id: String(index),
    actor: null,
  }))
  return (
    <Stack gap={16}>
      {loaded.status === 'loading' ? <Skeleton width="100%" height={48} /> : null}
      {loaded.status === 'failed' ? <Text tone="soft">{t('adSettings.history.failed')}</Text> : null}
      {entries ? <StatusHistory entries={entries.toReversed()} /> : null}
      <Row gap={8}>
        <Button size="small" onPress={onVersions}>
          {t('adSettings.history.versions')}
        </Button>
        {campaign?.ads.some(({ data }) => data.submittedDate) ? (
          <ButtonLink size="small" href={reportAddress(ad.ideaId, ad.balloonId)}>
            {t('reports.open')}
          </ButtonLink>
        ) : null}
      </Row>
    </Stack>
  )
}
