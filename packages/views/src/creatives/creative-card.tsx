import type { ListedCreative } from '@aloft/domain/creatives/listed-creative.entity'
import { formatNumber } from '@aloft/domain/core/numbers'
import { PickBox } from '@aloft/design-system/patterns/pick-box'
import { ToolMenu } from '@aloft/design-system/patterns/tool-menu'
import { Button } from '@aloft/design-system/primitives/button'
import { ButtonLink } from '@aloft/design-system/primitives/button-link'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { Row } from '@aloft/design-system/primitives/row'
import { sizedPicture } from '@aloft/design-system/primitives/sized-picture'
import { Text } from '@aloft/design-system/primitives/text'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import { media } from '@aloft/design-system/theme/scale'
import { formatDate } from '@aloft/messages/date-format'
import type {} from '@aloft/messages/i18n'
import * as css from './creative-card.css.ts'

/** What a user can do with a creative (CRE-13). */
export interface CreativeActions {
  onDownload: (creative: ListedCreative) => void
  onDuplicate: (creative: ListedCreative) => void
  /** Archives it, or restores an archived one. */
  onArchive: (creative: ListedCreative) => void
  onDelete: (creative: ListedCreative) => void
}

export interface CreativeCardProps {
  creative: ListedCreative
  /** Left out for guests, who only view. */
  actions?: CreativeActions | undefined
  /** Opens what's known of it. */
  onDetails?: ((creative: ListedCreative) => void) | undefined
  /** Where its layers are edited; left out with the actions. */
  editHref?: string | undefined
  /** Its file is being made. */
  isDownloading?: boolean
  /** Whether it's among the selected ones, for a list of which several can be selected. */
  pick?: { readonly isPicked: boolean; readonly onPick: () => void } | undefined
}

const counted = ['adRuns', 'versions', 'impressions', 'clicks'] as const
const shownWidth = `${media.phone} 92px, 360px`

const percent = (share: number) => `${formatNumber(100 * share, 2)}%`

/** A creative with its picture, its counts and its actions. */
export function CreativeCard({
  creative,
  actions,
  onDetails,
  editHref,
  isDownloading = false,
  pick,
}: CreativeCardProps) {
  const { t } = useTranslation()
  const { adName, headline, date, isArchived, isLaunched, renderData, counts, fatigue } = creative
  const name = headline ?? t('creativeList.untitled')
  const { renderUrl, isRenderFinished, failure } = renderData
  return (
    <article className={css.card} data-picked={pick?.isPicked || undefined}>
      <div className={css.window}>
        {renderUrl ? (
          <img
            className={css.picture}
            {...sizedPicture(renderUrl, shownWidth)}
            alt={t('creativeList.picture', { name })}
            loading="lazy"
            decoding="async"
          />
        ) : (
          <p className={css.missing}>{t(failure ? 'creativeList.notDrawn' : 'creativeList.drawing')}</p>
        )}
      </div>
      <div className={css.foot}>
        <Row gap={4} align="start" justify="between">
          <h2 className={css.name} dir="auto">
            {name}
          </h2>
          {pick ? (
            <div className={css.pick}>
              <PickBox
                label={t('creativeList.many.pick', { name })}
                picked={pick.isPicked ? 'all' : 'none'}
                onPick={pick.onPick}
              />
            </div>
          ) : null}
        </Row>
        <div>
          <p className={css.detail}>
            <bdi>{adName ?? t('creativeList.noAd')}</bdi>
          </p>
          <Text size={12} tone="soft">
            {t('creativeList.changed', { date: formatDate(date, 'date') })}
          </Text>
        </div>
        {fatigue ? (
          <Text size={12} tone="ending">
            {t('creativeList.fatigue', {
              rate: percent(fatigue.clickRate),
              before: percent(fatigue.clickRateBefore),
            })}
          </Text>
        ) : null}
        {actions && !isRenderFinished ? (
          <Text size={12} tone="soft">
            {t(failure ? 'creativeList.noDownload' : 'creativeList.downloadLater')}
          </Text>
        ) : null}
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
        {actions ? (
          <Cluster gap={4} justify="between">
            <Cluster gap={4}>
              {editHref === undefined ? null : (
                <ButtonLink size="small" href={editHref}>
                  {t('creativeList.edit')}
                  <VisuallyHidden> “{name}”</VisuallyHidden>
                </ButtonLink>
              )}
              <Button
                size="small"
                isDisabled={!isRenderFinished}
                isLoading={isDownloading}
                onPress={() => actions.onDownload(creative)}
              >
                {t('creativeList.download')}
                <VisuallyHidden> “{name}”</VisuallyHidden>
              </Button>
            </Cluster>
            <Cluster gap={4}>
              {isLaunched ? null : (
                <Button size="small" variant="quiet" onPress={() => actions.onDelete(creative)}>
                  {t('creativeList.delete')}
                  <VisuallyHidden> “{name}”</VisuallyHidden>
                </Button>
              )}
              <ToolMenu
                label={t('creativeList.more', { name })}
                entries={[
                  ...(onDetails
                    ? [
                        {
                          label: t('creativeList.details.open'),
                          icon: 'list' as const,
                          onPress: () => onDetails(creative),
                        },
                      ]
                    : []),
                  {
                    label: t('creativeList.duplicate'),
                    icon: 'copy',
                    onPress: () => actions.onDuplicate(creative),
                  },
                  {
                    label: t(isArchived ? 'creativeList.restore' : 'creativeList.archive'),
                    icon: isArchived ? 'undo' : 'archive',
                    onPress: () => actions.onArchive(creative),
                  },
                ]}
              />
            </Cluster>
          </Cluster>
        ) : onDetails ? (
          <Button size="small" onPress={() => onDetails(creative)}>
            {t('creativeList.details.open')}
            <VisuallyHidden> “{name}”</VisuallyHidden>
          </Button>
        ) : null}
      </div>
    </article>
  )
}
