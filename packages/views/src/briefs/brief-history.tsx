import type { BriefValue } from '@aloft/domain/briefs/brief-merge.rules'
import type { Proposer } from '@aloft/domain/core/proposal.rules'
import type { Evidence as EvidenceItem } from '@aloft/domain/scans/website-data.entity'
import { formatDate } from '@aloft/messages/date-format'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { type FailedLoad, FailedNote } from '@aloft/design-system/patterns/failed-load'
import { FailedNotice } from '@aloft/design-system/patterns/failed-notice'
import { Button } from '@aloft/design-system/primitives/button'
import { Skeleton } from '@aloft/design-system/primitives/skeleton'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import { provingEvidence } from '../scans/evidence-lines.ts'
import { Evidence, type PageTitles } from '../scans/evidence.tsx'
import type { FieldForm } from './brief-form.ts'
import * as css from './brief-history.css.ts'
import { BriefFieldValue } from './brief-field-value.tsx'
import { useBriefWords } from './use-brief-words.ts'

/** A change of a field; there's no name if the account was deleted. */
export interface BriefChange {
  /** Its place in the history. */
  seq: number
  date: Date
  authorName: string | null
  /** Who proposed the change that the author accepted. */
  proposer?: Proposer | null
  before: BriefValue
  after: BriefValue
}

export type FieldHistory =
  | { status: 'loading' }
  | ({ status: 'failed' } & FailedLoad)
  | {
      status: 'ready'
      /** Newest first. */
      changes: readonly BriefChange[]
      /** Loads older ones; left out if there are no more. */
      onOlder?: (() => void) | undefined
      /** Loading state of the older ones, or why they aren't there. */
      older?: 'idle' | 'loading' | FailedLoad
      /** What the field began with. */
      origin: { date: Date; value: BriefValue; evidence: readonly EvidenceItem[] }
    }

export interface BriefHistoryProps {
  form: FieldForm
  history: FieldHistory
  /** The current value, which needs no restore button. */
  value: BriefValue
  titles?: PageTitles
  /** Writes what stood before a change, or in the beginning; left out for readers. */
  onUndo?: ((value: BriefValue) => void) | undefined
}

/** Who changed a field, when, and from what to what, back to its first value and its evidence. */
export function BriefHistory({ form, history, value, titles = {}, onUndo }: BriefHistoryProps) {
  const { t } = useTranslation()
  const label = t('briefs.history.title', { field: t(`briefs.fields.${form.name}`) })
  return (
    <section className={css.panel} aria-label={label} aria-busy={history.status === 'loading'}>
      {history.status === 'loading' ? (
        <>
          <VisuallyHidden>{t('briefs.history.loading')}</VisuallyHidden>
          <Skeleton width="42%" height={12} />
          <Skeleton width="76%" height={12} />
        </>
      ) : null}
      {history.status === 'failed' ? (
        <FailedNotice failed={history}>{t('briefs.history.failed')}</FailedNotice>
      ) : null}
      {history.status === 'ready' ? (
        <ChangeList form={form} history={history} value={value} titles={titles} onUndo={onUndo} />
      ) : null}
    </section>
  )
}

interface ChangeListProps extends Required<Pick<BriefHistoryProps, 'form' | 'value' | 'titles'>> {
  history: Extract<FieldHistory, { status: 'ready' }>
  onUndo: BriefHistoryProps['onUndo']
}

function ChangeList({ form, history, value, titles, onUndo }: ChangeListProps) {
  const { t } = useTranslation()
  const words = useBriefWords()
  const { changes, origin, onOlder, older = 'idle' } = history
  const isNow = (former: BriefValue) => words.value(form.name, former) === words.value(form.name, value)
  return (
    <>
      {changes.length === 0 ? (
        <Text size={13} tone="soft">
          {t('briefs.history.none')}
        </Text>
      ) : null}
      <Stack as="ol" gap={0}>
        {changes.map((change) => {
          const date = formatDate(change.date, 'dateTime')
          return (
            <li key={change.seq} className={css.change}>
              <div className={css.head}>
                <span>
                  {date} · <bdi>{change.authorName ?? t('briefs.history.somebody')}</bdi>
                  {change.proposer ? ` · ${t(`briefs.history.accepted.${change.proposer}`)}` : null}
                </span>
                {onUndo && !isNow(change.before) ? (
                  <Button variant="quiet" size="small" onPress={() => onUndo(change.before)}>
                    <span aria-hidden="true">{t('briefs.history.undoChange')}</span>
                    <VisuallyHidden>{t('briefs.history.undoChangeOf', { date })}</VisuallyHidden>
                  </Button>
                ) : null}
              </div>
              <div className={css.values}>
                <del className={css.before}>
                  <VisuallyHidden>{t('briefs.history.before')}: </VisuallyHidden>
                  <BriefFieldValue form={form} value={change.before} size="small" />
                </del>
                <span className={css.arrow} aria-hidden="true">
                  →
                </span>
                <ins className={css.after}>
                  <VisuallyHidden>{t('briefs.history.after')}: </VisuallyHidden>
                  <BriefFieldValue form={form} value={change.after} size="small" />
                </ins>
              </div>
            </li>
          )
        })}
        {onOlder ? (
          <li className={css.change}>
            {typeof older === 'object' ? (
              <FailedNote failed={older}>{t('briefs.history.failed')}</FailedNote>
            ) : (
              <Button variant="quiet" size="small" isLoading={older === 'loading'} onPress={onOlder}>
                {t('briefs.history.older')}
              </Button>
            )}
          </li>
        ) : null}
        <li className={css.change}>
          <div className={css.head}>
            <span>
              {formatDate(origin.date, 'dateTime')} ·{' '}
              {t(origin.evidence.length > 0 ? 'briefs.history.readOnSite' : 'briefs.history.began')}
            </span>
            {onUndo && !isNow(origin.value) ? (
              <Button variant="quiet" size="small" onPress={() => onUndo(origin.value)}>
                <span aria-hidden="true">{t('briefs.history.restore')}</span>
                <VisuallyHidden>{t('briefs.history.restoreFirst')}</VisuallyHidden>
              </Button>
            ) : null}
          </div>
          <BriefFieldValue form={form} value={origin.value} size="small" />
          <Evidence evidence={provingEvidence(form.name, origin.evidence)} titles={titles} />
        </li>
      </Stack>
    </>
  )
}
