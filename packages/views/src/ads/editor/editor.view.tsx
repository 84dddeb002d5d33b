import type { EditorSection as EditorSectionName } from '@aloft/domain/ads/editor-sections.rules'
import { defaultEditorTab } from '@aloft/domain/ads/editor-tabs.rules'
import type {} from '@aloft/messages/i18n'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AdStrength } from '../copy/ad-strength.tsx'
import { AdNeeds } from './ad-needs.tsx'
import { Completeness } from '../copy/completeness.tsx'
import { useFieldName } from '../../balloons/use-field-name.ts'
import { CopyFields } from '../copy/copy-fields.tsx'
import { DuplicateSection } from './duplicate-section.tsx'
import { EditorSection } from './editor-section.tsx'
import { FieldBasis } from '../copy/field-basis.tsx'
import { SettingSections } from './setting-sections.tsx'
import { EditorHead } from './editor-head.tsx'
import { UntranslatedFacts } from '../copy/untranslated-facts.tsx'
import { LintNotes } from '../copy/lint-notes.tsx'
import { LockedNotice } from './locked-notice.tsx'
import { type FailedLoad, PageMessage } from '@aloft/design-system/patterns/page-message'
import { SplitPane } from '@aloft/design-system/patterns/split-pane'
import { PlatformMark, ToolIcon } from '@aloft/design-system/patterns/tool-icon'
import { VariantChoice } from '../copy/variant-choice.tsx'
import { ButtonLink } from '@aloft/design-system/primitives/button-link'
import { Popover } from '@aloft/design-system/primitives/popover'
import { Skeleton } from '@aloft/design-system/primitives/skeleton'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import * as css from './editor.css.ts'
import type { EditorDetails, EditorVariants } from './editor-details.ts'
import { pressHistoryKeys } from './editor-keys.ts'
import { useAdParts } from './use-ad-parts.ts'
import { useStrengthTarget } from './use-strength-target.ts'
import { useContentSummary } from './use-content-summary.ts'
import { useUnlockFocus } from './use-unlock-focus.ts'
import { Icon } from '@aloft/design-system/primitives/icon'

export type EditorContent =
  | { kind: 'loading' }
  | ({ kind: 'failed' } & FailedLoad)
  | { kind: 'notFound'; /** What was written in it and is kept all the same. */ foot?: ReactNode }
  | ({ kind: 'ready' } & EditorDetails)

export interface EditorViewProps {
  content: EditorContent
  /** Target of the arrow in the head. */
  backHref: string
}

function Write(props: EditorDetails) {
  const { ad, isReadOnly = false, variants } = props
  const { t } = useTranslation()
  const parts = useAdParts(ad)
  const summaries = useContentSummary(ad, parts)
  const target = useStrengthTarget(props)
  const gapsOf = (section: EditorSectionName) =>
    parts.filter((part) => part.section === section && part.state === 'bad').length
  return (
    <>
      {isReadOnly ? (
        <div className={css.notice}>
          <LockedNotice
            status={ad.status}
            reason={props.readOnlyReason ?? 'status'}
            onUnlock={props.onUnlock}
            onStop={props.onStop}
            onDuplicate={props.onDuplicate}
            onDelete={props.onDelete}
          />
        </div>
      ) : null}
      <div className={css.order} data-part="order">
        <Completeness parts={parts} obstacles={isReadOnly ? undefined : ad.obstacles} />
        <LintNotes notes={ad.notes ?? []} value="" />
        {ad.writer ? (
          <p className={css.writer}>
            <ToolIcon name={ad.writer === 'rules' ? 'write' : 'spark'} size={14} />
            {t(`ads.writer.${ad.writer}`)}
            {ad.writer === 'rules' ? (
              <span className={css.help}>
                <Popover opener={<Icon name="info" size={14} />} label={t('editor.byRules.label')}>
                  {t('editor.byRules.text')}
                </Popover>
              </span>
            ) : null}
          </p>
        ) : null}
        {ad.foreignFacts?.length ? <UntranslatedFacts facts={ad.foreignFacts} /> : null}
      </div>
      <EditorSection section="content" summary={summaries.content} gaps={gapsOf('content')} isOpen>
        <div className={css.platform}>
          <PlatformMark platform={ad.platform} size={20} />
          <h3>{t(`editor.platforms.${ad.platform}`)}</h3>
        </div>
        <CopyFields
          platform={ad.platform}
          fields={ad.fields}
          isReadOnly={isReadOnly}
          onChange={props.onChangeField}
          onAskVariants={props.onAskVariants}
          askedKey={variants?.key}
          tokenPrice={props.tokenPrice}
          onGenerateMore={props.onGenerateMore}
          renderUnder={(field) => (
            <FieldBasis
              field={field}
              basis={props.basis}
              isReadOnly={isReadOnly}
              tokenPrice={props.tokenPrice}
              onAnswer={props.onAnswerNeed}
              onWrite={props.onWriteText}
            />
          )}
        />
        {props.basis ? <AdStrength strength={props.basis.strength} target={target} /> : null}
        {ad.needs && ad.needs.length > 0 ? (
          <div className={css.needs}>
            <AdNeeds needs={ad.needs} />
          </div>
        ) : null}
        {props.picture}
      </EditorSection>
      <EditorSection section="targeting" summary={summaries.targeting} gaps={gapsOf('targeting')}>
        {props.targeting}
      </EditorSection>
      <SettingSections
        settings={ad.settings}
        onChange={props.onChangeSettings}
        onDuplicate={props.onDuplicate}
        isReadOnly={isReadOnly}
        gapsOf={gapsOf}
      />
      {props.slots?.map(({ section, summary, body }) => (
        <EditorSection key={section} section={section} summary={summary} isLazy>
          {body}
        </EditorSection>
      ))}
      {props.onDuplicate ? (
        <DuplicateSection
          onDuplicate={props.onDuplicate}
          onCreateForInstagram={props.onCreateForInstagram}
          isCreatingForInstagram={props.isCreatingForInstagram}
        />
      ) : null}
    </>
  )
}

function Variants(props: EditorDetails & { variants: EditorVariants }) {
  const { ad, variants } = props
  const nameOf = useFieldName()
  const field = ad.fields.find(({ key }) => key === variants.key)
  if (!field) return null
  return (
    <section className={css.sheet} data-part="variants" aria-label={nameOf(field)}>
      <VariantChoice
        key={variants.key}
        field={nameOf(field)}
        current={field.value}
        maxLength={field.maxLength}
        adviceLength={field.adviceLength}
        state={variants.state}
        texts={variants.texts}
        angles={variants.angles}
        renderPreview={props.renderVariant}
        onTake={props.onTakeVariant}
        onKeep={props.onCloseVariants}
      />
    </section>
  )
}

function Ready({ backHref, ...details }: EditorDetails & { backHref: string }) {
  const { ad, variants, isReadOnly = false, onUndo, onRedo, canUndo, canRedo } = details
  const page = useRef<HTMLDivElement>(null)
  const hasSheet = variants !== null && !isReadOnly
  useUnlockFocus(page, isReadOnly)
  useEffect(() => {
    const element = page.current
    if (!element || isReadOnly) return undefined
    const onKeyDown = (event: KeyboardEvent) => {
      // Texts are text areas, and settings are marked. Other inputs aren't in the history, so the browser's undo
      // applies.
      if (event.target instanceof HTMLInputElement && !event.target.closest('[data-in-history]')) return
      pressHistoryKeys(event, { canUndo, canRedo, onUndo, onRedo })
    }
    element.addEventListener('keydown', onKeyDown)
    return () => element.removeEventListener('keydown', onKeyDown)
  }, [isReadOnly, canUndo, canRedo, onUndo, onRedo])
  return (
    <div ref={page} className={css.page} tabIndex={-1}>
      <EditorHead
        backHref={backHref}
        name={ad.name}
        nameFailure={details.nameFailure ?? null}
        onRename={isReadOnly ? undefined : details.onRename}
        status={ad.status}
        save={isReadOnly ? undefined : details.save}
        canUndo={canUndo}
        canRedo={canRedo}
        onUndo={isReadOnly ? undefined : onUndo}
        onRedo={isReadOnly ? undefined : onRedo}
        onDuplicate={details.onDuplicate}
        actions={details.actions}
      />
      <div className={css.desk} inert={hasSheet}>
        <SplitPane
          write={<Write {...details} />}
          preview={details.previews}
          pane={details.tab}
          onPane={details.onTab}
          tabs={details.previewTabs ?? []}
          tab={details.previewTab}
          onTab={details.onPreviewTab}
          device={details.previewDevice}
          onDevice={details.onPreviewDevice}
          hasSafeZones={details.hasPreviewSafeZones}
          onSafeZones={details.onPreviewSafeZones}
        />
      </div>
      {variants && !isReadOnly ? (
        <Variants {...details} variants={variants} />
      ) : (
        <div className={css.foot}>
          <div className={css.band}>{details.band}</div>
          {details.foot}
        </div>
      )}
    </div>
  )
}

function Loading() {
  const { t } = useTranslation()
  const [tab, setTab] = useState(defaultEditorTab)
  return (
    <div className={css.page} aria-busy="true">
      <VisuallyHidden>{t('editor.loading')}</VisuallyHidden>
      <div className={css.waitingHead}>
        <Skeleton width={16} height={16} />
        <Skeleton width={220} height={20} />
        <Skeleton width={72} height={24} />
      </div>
      <SplitPane
        write={
          <>
            <div className={css.order}>
              <Skeleton width={150} height={16} />
              <Skeleton width="100%" height={20} />
            </div>
            <div className={css.waitingFields}>
              <Skeleton width={190} height={22} />
              {[40, 40, 40, 62, 62].map((height, place) => (
                <div key={place} className={css.waitingField}>
                  <Skeleton width={88} height={12} />
                  <Skeleton width="100%" height={height} />
                </div>
              ))}
            </div>
          </>
        }
        preview={<Skeleton width={375} height={520} shape="block" />}
        pane={tab}
        onPane={setTab}
      />
    </div>
  )
}

/** The ad editor: its texts on one side, the preview on the other (EDT-02, ENT-25, ENT-26). */
export function EditorView({ content, backHref }: EditorViewProps) {
  const { t } = useTranslation()
  switch (content.kind) {
    case 'loading':
      return <Loading />
    case 'failed':
      return (
        <div className={css.message}>
          <PageMessage title={t('editor.failedTitle')} lead={t('editor.failedLead')} failed={content} />
        </div>
      )
    case 'notFound':
      return (
        <>
          <div className={css.message}>
            <PageMessage
              title={t('editor.notFoundTitle')}
              lead={t('editor.notFoundLead')}
              action={
                <ButtonLink variant="primary" href={backHref}>
                  {t('editor.back')}
                </ButtonLink>
              }
            />
          </div>
          <div className={css.foot}>{content.foot}</div>
        </>
      )
    case 'ready':
      return <Ready {...content} backHref={backHref} />
  }
}
