import { clickSteps, type ListedCreative } from '@aloft/domain/creatives/listed-creative.entity'
import { formatNumber } from '@aloft/domain/core/numbers'
import { EmptyList } from '@aloft/design-system/patterns/empty-list'
import type { FailedLoad } from '@aloft/design-system/patterns/failed-load'
import { FailedNotice } from '@aloft/design-system/patterns/failed-notice'
import { ListFrame } from '@aloft/design-system/patterns/list-frame'
import { type ListGap, MissingList } from '@aloft/design-system/patterns/missing-list'
import { Segments } from '@aloft/design-system/patterns/segments'
import { Button } from '@aloft/design-system/primitives/button'
import { ButtonLink } from '@aloft/design-system/primitives/button-link'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { Grid } from '@aloft/design-system/primitives/grid'
import { SelectField } from '@aloft/design-system/primitives/select-field'
import { TextField } from '@aloft/design-system/primitives/text-field'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type {} from '@aloft/messages/i18n'
import { CreativeBar, type ManyCreatives } from './creative-bar.tsx'
import { type CreativeActions, CreativeCard } from './creative-card.tsx'
import * as css from './creative-list.css.ts'

/** What the list is narrowed to (CRE-13). */
export interface CreativeQuery {
  readonly adName: string
  readonly minClicks: number
  readonly isArchived: boolean
}

export const wholeQuery: CreativeQuery = { adName: '', minClicks: 0, isArchived: false }

export type CreativeListContent = ListGap | ({ kind: 'creatives' } & ListedCreatives)

export interface ListedCreatives {
  query: CreativeQuery
  onQuery: (query: CreativeQuery) => void
  /** Newest first, as far as they were fetched. */
  creatives: readonly ListedCreative[]
  /** They are those of an earlier query: others are on their way. */
  isStale: boolean
  /** Whether there are more, or why they didn't load. */
  more: 'none' | 'waiting' | 'loading' | FailedLoad
  onMore: () => void
  /** Left out for guests, who only view. */
  actions?: CreativeActions | undefined
  /** Left out for guests. */
  many?: ManyCreatives | undefined
  /** Id of the creative whose file is being made. */
  downloading: string | null
  /** Where the layers of a creative are edited. */
  /** Opens what's known of a creative. */
  onDetails?: ((creative: ListedCreative) => void) | undefined
  editHrefOf: (creative: ListedCreative) => string
  createHref: string
  /** Asks how a creative is made; left out for guests. */
  onNew?: (() => void) | undefined
  /** Opens all pictures of the brand; left out for guests. */
  onOpenLibrary?: (() => void) | undefined
}

export interface CreativeListViewProps {
  content: CreativeListContent
}

/** The creatives of a brand, with what they have done (CRE-13). */
export function CreativeListView({ content }: CreativeListViewProps) {
  const { t } = useTranslation()
  if (content.kind !== 'creatives')
    return (
      <MissingList
        gap={content}
        loading={t('creativeList.loading')}
        failed={{ title: t('creativeList.failed.title'), lead: t('creativeList.failed.lead') }}
      />
    )
  const count = content.creatives.length
  return (
    <ListFrame
      title={t('creativeList.title')}
      lead={t('creativeList.lead')}
      count={t('creativeList.shown', { count, number: formatNumber(count) })}
    >
      <Filters {...content} />
      {/* Also above an empty list: the last ones may have just been archived. */}
      {content.many ? (
        <CreativeBar many={content.many} ids={content.creatives.map(({ _id }) => _id)} />
      ) : null}
      {content.creatives.length === 0 ? <Nothing {...content} /> : <Cards {...content} />}
    </ListFrame>
  )
}

function Filters({ query, onQuery, onNew, onOpenLibrary }: ListedCreatives) {
  const { t } = useTranslation()
  const steps = clickSteps.map((step) => ({
    value: String(step),
    label: t('creativeList.filters.minClicks', { number: formatNumber(step) }),
  }))
  return (
    <Cluster gap={16} rowGap={12} align="end">
      <div className={css.field}>
        <TextField
          type="search"
          name="adName"
          label={t('creativeList.filters.adName')}
          value={query.adName}
          onChange={(adName) => onQuery({ ...query, adName })}
        />
      </div>
      <div className={css.field}>
        <SelectField
          name="clicks"
          label={t('creativeList.filters.clicks')}
          placeholder={t('creativeList.filters.anyClicks')}
          options={steps}
          value={query.minClicks === 0 ? '' : String(query.minClicks)}
          onChange={(value) => onQuery({ ...query, minClicks: Number(value) })}
        />
      </div>
      <Segments
        label={t('creativeList.filters.shown')}
        options={(['active', 'archived'] as const).map((id) => ({
          id,
          label: t(`creativeList.filters.${id}`),
        }))}
        value={query.isArchived ? 'archived' : 'active'}
        onChange={(id) => onQuery({ ...query, isArchived: id === 'archived' })}
      />
      {onOpenLibrary ? <Button onPress={onOpenLibrary}>{t('creativeList.library')}</Button> : null}
      {onNew ? (
        <Button variant="primary" onPress={onNew}>
          {t('creativeList.new')}
        </Button>
      ) : null}
    </Cluster>
  )
}

function Nothing({ query, onQuery, createHref }: ListedCreatives) {
  const { t } = useTranslation()
  const isNarrowed = query.adName.trim() !== '' || query.minClicks > 0
  const kind = isNarrowed ? 'found' : query.isArchived ? 'archived' : null
  return (
    <EmptyList
      title={t(kind ? `creativeList.empty.${kind}Title` : 'creativeList.empty.title')}
      lead={t(kind ? `creativeList.empty.${kind}Lead` : 'creativeList.empty.lead')}
    >
      {isNarrowed ? (
        <Button onPress={() => onQuery({ ...wholeQuery, isArchived: query.isArchived })}>
          {t('creativeList.filters.clear')}
        </Button>
      ) : kind ? null : (
        <ButtonLink href={createHref}>{t('creativeList.empty.create')}</ButtonLink>
      )}
    </EmptyList>
  )
}

function Cards({
  creatives,
  isStale,
  more,
  onMore,
  actions,
  many,
  downloading,
  onDetails,
  editHrefOf,
}: ListedCreatives) {
  const { t } = useTranslation()
  return (
    <>
      <Grid as="ul" columnWidth={260} gap={20} aria-label={t('creativeList.list')} aria-busy={isStale}>
        {creatives.map((creative) => (
          <li key={creative._id} className={css.item}>
            <CreativeCard
              creative={creative}
              actions={actions}
              onDetails={onDetails}
              editHref={editHrefOf(creative)}
              isDownloading={downloading === creative._id}
              pick={
                many && {
                  isPicked: many.ids.has(creative._id),
                  onPick: () => many.onPick(creative._id),
                }
              }
            />
          </li>
        ))}
      </Grid>
      {typeof more === 'object' ? (
        <FailedNotice failed={more}>{t('creativeList.moreFailed')}</FailedNotice>
      ) : more === 'none' ? null : (
        <Cluster justify="center">
          <Button isLoading={more === 'loading'} onPress={onMore}>
            {t(more === 'loading' ? 'creativeList.loadingMore' : 'creativeList.showMore')}
          </Button>
        </Cluster>
      )}
    </>
  )
}
