import type { VersionKind } from '@aloft/domain/balloons/versions.rules'
import { formatDate } from '@aloft/messages/date-format'
import type {} from '@aloft/messages/i18n'
import type { ReactNode } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { type ComparedPart, ComparedParts } from '../balloons/compared-parts.tsx'
import { Segments } from '@aloft/design-system/patterns/segments'
import { Button } from '@aloft/design-system/primitives/button'
import { ButtonLink } from '@aloft/design-system/primitives/button-link'
import { ModalBody } from '@aloft/design-system/primitives/modal-body'
import { Notice } from '@aloft/design-system/primitives/notice'
import { RadioOption } from '@aloft/design-system/primitives/radio-option'
import { SelectField } from '@aloft/design-system/primitives/select-field'
import { Text } from '@aloft/design-system/primitives/text'
import * as css from './campaign-history.css.ts'

export interface VersionEntry {
  readonly id: string
  readonly date: Date
  readonly kind: VersionKind
  /** Number among the published versions, from 1; left out for the draft. */
  readonly number?: number
}

export interface CampaignHistoryModalProps {
  name: string
  /** Newest first. */
  versions: readonly VersionEntry[]
  shownId: string
  onShow: (id: string) => void
  view: 'preview' | 'compare'
  onView: (view: 'preview' | 'compare') => void
  /** Preview of the shown version. */
  preview: ReactNode
  /** The version to compare with; null if there's no other. */
  comparedId: string | null
  onCompare: (id: string) => void
  /** The changes from the compared version to the shown one. */
  parts: readonly ComparedPart[]
  /** The version in the editor, read-only; left out for the draft. */
  editorHref?: string | undefined
  /** Makes the version the draft; left out for the draft, and if the ad is read-only. */
  onRestore?: (() => void) | undefined
  isRestoring?: boolean
  failure?: 'generic' | undefined
  onClose: () => void
}

/** The versions of an ad, to view, compare and restore (PUB-06). */
export function CampaignHistoryModal(props: CampaignHistoryModalProps) {
  const { name, versions, shownId, onShow, editorHref, onRestore, isRestoring = false, failure } = props
  const { t } = useTranslation()
  const hasDraft = versions.some(({ kind }) => kind === 'unpublished')
  return (
    <ModalBody
      title={t('publishAd.history.title', { name })}
      actions={
        <>
          {editorHref ? <ButtonLink href={editorHref}>{t('publishAd.history.open')}</ButtonLink> : null}
          {onRestore ? (
            <Button variant="primary" onPress={onRestore} isLoading={isRestoring}>
              {t(isRestoring ? 'publishAd.history.restoring' : 'publishAd.history.restore')}
            </Button>
          ) : (
            <Button onPress={props.onClose}>{t('modals.close')}</Button>
          )}
        </>
      }
    >
      <Text tone="soft">{t(versions.length > 0 ? 'publishAd.history.lead' : 'publishAd.history.none')}</Text>
      {versions.length > 0 ? (
        <div className={css.desk}>
          <fieldset className={css.list} aria-label={t('publishAd.history.list')}>
            {versions.map((version) => (
              <RadioOption
                key={version.id}
                name="version"
                value={version.id}
                label={t(`publishAd.history.kinds.${version.kind}`, { number: version.number })}
                detail={formatDate(version.date, 'dateTime')}
                isChecked={version.id === shownId}
                onChoose={() => onShow(version.id)}
                variant="row"
              />
            ))}
          </fieldset>
          <Shown {...props} />
        </div>
      ) : null}
      {onRestore ? (
        <Text tone="soft">
          {t('publishAd.history.restoreLead')} {hasDraft ? t('publishAd.history.overDraft') : null}
        </Text>
      ) : null}
      {failure && !isRestoring ? <Notice tone="error">{t('publishAd.history.failed')}</Notice> : null}
    </ModalBody>
  )
}

function Shown(props: CampaignHistoryModalProps) {
  const { versions, shownId, view, onView, preview, comparedId, onCompare, parts } = props
  const { t } = useTranslation()
  const nameOf = (id: string) => {
    const version = versions.find((known) => known.id === id)
    return version ? t(`publishAd.history.kinds.${version.kind}`, { number: version.number }) : ''
  }
  const others = versions.filter(({ id }) => id !== shownId)
  return (
    <div className={css.shown}>
      {comparedId ? (
        <Segments
          label={t('publishAd.history.views')}
          options={[
            { id: 'preview', label: t('publishAd.history.preview') },
            { id: 'compare', label: t('publishAd.history.compare') },
          ]}
          value={view}
          onChange={(id) => onView(id === 'compare' ? 'compare' : 'preview')}
        />
      ) : null}
      {view === 'compare' && comparedId ? (
        <>
          <SelectField
            label={t('publishAd.history.compareWith')}
            name="compareWith"
            options={others.map(({ id, date }) => ({
              value: id,
              label: `${nameOf(id)} · ${formatDate(date, 'dateTime')}`,
            }))}
            value={comparedId}
            onChange={onCompare}
          />
          {parts.length > 0 ? (
            <ComparedParts names={[nameOf(comparedId), nameOf(shownId)]} parts={parts} />
          ) : (
            <Text tone="soft">{t('publishAd.history.same')}</Text>
          )}
        </>
      ) : (
        <div className={css.stage}>{preview}</div>
      )}
    </div>
  )
}
