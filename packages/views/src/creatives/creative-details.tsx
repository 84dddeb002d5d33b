import { FailedNotice } from '@aloft/design-system/patterns/failed-notice'
import type { FailedLoad } from '@aloft/design-system/patterns/failed-load'
import { Button } from '@aloft/design-system/primitives/button'
import { Heading } from '@aloft/design-system/primitives/heading'
import { ModalBody } from '@aloft/design-system/primitives/modal-body'
import { sizedPicture } from '@aloft/design-system/primitives/sized-picture'
import { Skeleton } from '@aloft/design-system/primitives/skeleton'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import { formatNumber } from '@aloft/domain/core/numbers'
import type { CreativeMaterials } from '@aloft/domain/creatives/creative-materials.rules'
import type { ListedCreative } from '@aloft/domain/creatives/listed-creative.entity'
import { formatDate } from '@aloft/messages/date-format'
import type {} from '@aloft/messages/i18n'
import type { ReactNode } from 'react'
import * as css from './creative-details.css.ts'
import { CreativeMaterialList } from './creative-material-list.tsx'
import type { CreativeVersionEntry } from './studio/pick-version.modal.tsx'

/** A part that's loaded when the details open. */
export type DetailPart<T> =
  | { readonly kind: 'loading' }
  | ({ readonly kind: 'failed' } & FailedLoad)
  | { readonly kind: 'ready'; readonly value: T }

export interface CreativeDetailsProps {
  creative: ListedCreative
  materials: DetailPart<CreativeMaterials>
  versions: DetailPart<readonly CreativeVersionEntry[]>
  /** Opens the studio; left out for guests. */
  onEdit?: (() => void) | undefined
  onClose: () => void
}

const counted = ['adRuns', 'impressions', 'clicks'] as const

/** What a creative is, what it's made of, and what it has done (MOD-03). */
export function CreativeDetails({ creative, materials, versions, onEdit, onClose }: CreativeDetailsProps) {
  const { t } = useTranslation()
  const { adName, headline, isArchived, renderData, counts } = creative
  const name = headline ?? t('creativeList.untitled')
  const { renderUrl, failure } = renderData
  return (
    <ModalBody
      title={t('creativeList.details.title')}
      actions={
        <>
          <Button onPress={onClose}>{t('creativeList.details.close')}</Button>
          {onEdit ? (
            <Button variant="primary" onPress={onEdit}>
              {t('creativeList.edit')}
            </Button>
          ) : null}
        </>
      }
    >
      <div className={css.content}>
        <div className={css.columns}>
          {renderUrl ? (
            <img
              className={css.picture}
              {...sizedPicture(renderUrl, '360px')}
              alt={t('creativeList.picture', { name })}
            />
          ) : (
            <Text tone="soft">{t(failure ? 'creativeList.notDrawn' : 'creativeList.drawing')}</Text>
          )}
          <Stack gap={24}>
            <Stack gap={8}>
              <Heading level={2} size={20}>
                <bdi>{name}</bdi>
              </Heading>
              <Text size={13} tone="soft">
                {adName ? t('creativeList.details.ad', { ad: adName }) : t('creativeList.details.noAd')}
                {isArchived ? ` ${t('creativeList.details.archived')}` : ''}
              </Text>
              <dl className={css.counts}>
                {counted.map((count) => (
                  <div key={count}>
                    <Text as="dt" size={12} tone="soft">
                      {t(`creativeList.counts.${count}`)}
                    </Text>
                    <dd className={css.figure}>{formatNumber(counts[count])}</dd>
                  </div>
                ))}
              </dl>
            </Stack>
            <Part part={materials} failed={t('creativeList.details.materialsFailed')}>
              {(value) => <CreativeMaterialList materials={value} />}
            </Part>
            <Stack gap={8}>
              <Heading level={3} size={16}>
                {t('creativeList.details.versions')}
              </Heading>
              <Part part={versions} failed={t('creativeList.details.versionsFailed')}>
                {(value) => <Versions versions={value} />}
              </Part>
            </Stack>
          </Stack>
        </div>
      </div>
    </ModalBody>
  )
}

function Part<T>({
  part,
  failed,
  children,
}: {
  part: DetailPart<T>
  failed: string
  children: (value: T) => ReactNode
}) {
  const { t } = useTranslation()
  if (part.kind === 'ready') return children(part.value)
  if (part.kind === 'failed') return <FailedNotice failed={part}>{failed}</FailedNotice>
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t('creativeList.details.loading')}</VisuallyHidden>
      <Skeleton width="100%" height={72} shape="block" />
    </div>
  )
}

function Versions({ versions }: { versions: readonly CreativeVersionEntry[] }) {
  const { t } = useTranslation()
  return (
    <ul className={css.list}>
      {versions.map(({ number, date, authorName, isLaunched }) => (
        <li key={number}>
          <Text size={13} weight="strong">
            {t('creativeList.details.version', { number })}
          </Text>
          <Text size={13} tone="soft">
            {authorName
              ? t('creativeList.details.by', { date: formatDate(date, 'dateTime'), author: authorName })
              : formatDate(date, 'dateTime')}
            {isLaunched ? ` · ${t('creativeList.details.shownInLaunch')}` : ''}
          </Text>
        </li>
      ))}
    </ul>
  )
}
