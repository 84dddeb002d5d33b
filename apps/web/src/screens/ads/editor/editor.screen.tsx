import { RenderNote } from '@aloft/views/creatives/render-note'
import { LaunchLink } from '@aloft/views/launches/launch-link'
import { PublishBar } from '@aloft/views/publishing/publish-bar'
import { type EditorContent, EditorView } from '@aloft/views/ads/editor/editor.view'
import { componentKey, type ComponentKey } from '@aloft/domain/balloons/balloon-keys.rules'
import { readValuesAt } from '@aloft/domain/balloons/balloon-history.rules'
import { editBlock } from '@aloft/domain/balloons/edit-block.rules'
import { versionNamed } from '@aloft/domain/balloons/versions.rules'
import { checkBalloonName } from '@aloft/domain/balloons/balloon-name.rules'
import type { Balloon } from '@aloft/domain/balloons/balloon.entity'
import type { TextKind } from '@aloft/domain/ads/text-kinds.rules'
import type { IdeaWithBalloons } from '@aloft/domain/balloons/idea-with-balloons.entity'
import { themeNamed } from '@aloft/domain/creatives/theme.rules'
import type { JsonValue } from '@aloft/domain/core/json'
import { tokenPrices } from '@aloft/domain/plans/tokens.rules'
import { saveStateOf, stateOfDraft } from '@aloft/machines/draft-queue/draft-queue.connect'
import { useEffect, useState } from 'react'
import { adStatusView } from '@aloft/machines/ad-status/ad-status.connect'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { failedLoad } from '../../../queries/failed-load.ts'
import { preloadQuestion } from '../../../modals/preload-question.ts'
import { useOpenModal } from '../../../modals/use-linked-modal.ts'
import { launchAddress } from '../../../addresses/page-address.ts'
import { type AdContent, adContent, buttonOf, textOf } from '../../../state/ad-content.ts'
import { type AdValues, useAd, useBrand } from '../../../state/brand.ts'
import { useAdReadiness } from '../../../state/ad-readiness.ts'
import { resetEditorTab, setEditorTab, useEditorTab } from '../../../state/editor-tab.ts'
import { useIdeas } from '../../../state/ideas.ts'
import { useMay } from '../../../state/rights.ts'
import { useCurrentIdea } from '../../../queries/use-current-idea.ts'
import { usePageTitle } from '../../../navigation/use-page-title.ts'
import { loadBrand } from '../../../wiring/balloons/brand.ts'
import { loadAdEvidence, loadEvidence } from '../../../wiring/ads/evidence.ts'
import '../../../wiring/drafts/offline-edits.ts'
import { adDrafts, useAdDrafts } from '../../../wiring/drafts/ad-drafts.ts'
import { adBrand } from '../../../ads/ad-brand.ts'
import { useAdHistory } from '../../../ads/use-ad-history.ts'
import { AdPreview, usePreviewTabs } from '../../../ads/ad-previews.tsx'
import { editorAd } from './editor-ad.ts'
import { editorSlots } from './editor-slots.tsx'
import { PictureSection } from './picture-section.tsx'
import { TargetingSection } from './targeting-section.tsx'
import { openMoreTexts } from './open-more-texts.ts'
import { EditorBand, EditorFoot, RefusedFoot } from './editor-foot.tsx'
import { useAdActions } from './use-ad-actions.ts'
import { useFreshBrand } from './use-fresh-brand.ts'
import { useLintWords } from './use-lint-words.ts'
import { useAdSettings } from './use-ad-settings.ts'
import { useCopyBasis } from './use-copy-basis.ts'
import { useEditing } from './use-editing.ts'
import { usePublishing } from './use-publishing.ts'
import { useNamedSection } from './use-named-section.ts'
import { useSelectedAd } from './use-selected-ad.ts'
import { useSaveOnLeave } from './use-save-on-leave.ts'
import { useCreativeMedia } from '../../../ads/use-creative-media.ts'
import { useVariants } from './use-variants.ts'

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
      <Editor
        key={`${ad.balloon.id} ${content.campaignId} ${version?.getTime()}`}
        idea={idea}
        balloon={ad.balloon}
        values={values}
        content={content}
        version={version}
      />
    )
  }
  if (version && history.kind !== 'ready') return <EditorView content={history} backHref="/0" />
  const waiting: EditorContent =
    status === 'failed'
      ? failedLoad(failure, () => void loadBrand(ideaId ?? ''))
      : isAsking || (status === 'loading' && (current || ideas.status === 'loading'))
        ? { kind: 'loading' }
        : { kind: 'notFound', foot: <RefusedFoot balloonId={query.get('balloonId') ?? ''} platform={null} /> }
  return <EditorView content={waiting} backHref="/0" />
}

interface EditorProps {
  readonly idea: IdeaWithBalloons
  readonly balloon: Balloon
  readonly values: AdValues
  readonly content: AdContent
  /** The version that is looked at instead of the draft. */
  readonly version: Date | null
}

function Editor({ idea, balloon, values, content, version }: EditorProps) {
  const { t } = useTranslation()
  const { _id: ideaId } = idea
  const { id: balloonId } = balloon
  const { campaignId, platform, texts } = content
  const queue = useAdDrafts()
  const saveState = stateOfDraft(queue, balloonId)
  const hasUnsaved = queue.hasUnsaved && saveState !== 'saved'
  useSaveOnLeave()
  useFreshBrand(ideaId)
  const editing = useEditing(ideaId, balloonId, values)
  const variants = useVariants(ideaId, balloonId, content)
  const previews = usePreviewTabs(platform)
  const readiness = useAdReadiness(idea, balloon.id, content, values)
  const { settings, onChangeSettings } = useAdSettings({ idea, balloon, values, content }, readiness, {
    change: editing.change,
    hasUnsaved,
  })
  const tab = useEditorTab()
  const may = useMay()
  const lock = editBlock({
    ...balloon,
    mode: version ? 'history' : 'draft',
    mayWrite: may('update-balloon'),
    isPlanLapsed: idea.isPlanLapsed,
  })
  const { publish, ...published } = usePublishing(ideaId, balloon, values, {
    hasUnsaved,
    change: editing.change,
  })
  const words = useLintWords()
  const [nameFailure, setNameFailure] = useState<ReturnType<typeof checkBalloonName>>(null)
  useEffect(() => resetEditorTab, [])
  useNamedSection()
  // So that the question can be asked offline, too.
  useEffect(() => void preloadQuestion('unsaved-changes'), [])
  const otherNames = idea.balloons.filter(({ id }) => id !== balloonId).map(({ name }) => name)
  const media = useCreativeMedia(content)
  const preview = (shown: typeof texts, isOneOfMany = false) => (
    <AdPreview
      isOneOfMany={isOneOfMany}
      place={previews.tab}
      device={previews.device}
      hasSafeZones={previews.hasSafeZones ?? false}
      platform={platform}
      texts={shown}
      brand={adBrand(idea)}
      button={buttonOf(content)}
      media={media}
      theme={themeNamed(values['theme'], 'facebook')}
    />
  )
  const change = (changed: Readonly<Partial<Record<ComponentKey, JsonValue>>>) =>
    editing.change(
      Object.fromEntries(
        Object.entries(changed).map(([key, value]) => [componentKey(campaignId, key), value]),
      ),
    )
  const openModal = useOpenModal()
  const asked = variants.variants?.key
  const generateMore = (kind: TextKind) => void openMoreTexts({ ideaId, balloonId, content, kind, change })
  const basis = useCopyBasis({ ideaId, balloon, content, isDraft: version === null, change })
  const subject = { ideaId, balloonId, componentId: campaignId }
  const actions = useAdActions({
    subject,
    balloon,
    name: textOf(values['name']),
    currency: settings.currency,
    lock,
  })
  return (
    <EditorView
      backHref="/0"
      content={{
        kind: 'ready',
        ad: editorAd(balloon, textOf(values['name']), content, readiness, words, settings),
        save: {
          state: saveStateOf(saveState),
          savedAt: queue.savedAt,
          onRetry: adDrafts.retry,
        },
        nameFailure,
        canUndo: editing.canUndo,
        canRedo: editing.canRedo,
        onUndo: editing.undo,
        onRedo: editing.redo,
        onChangeField: (key, value) => change({ [key]: value }),
        onChangeSettings,
        onRename(name) {
          const failure = checkBalloonName(name, otherNames)
          setNameFailure(failure)
          if (!failure) editing.change({ name: name.trim() })
        },
        isReadOnly: lock !== null,
        readOnlyReason: lock ?? 'status',
        ...actions,
        ...basis,
        variants: variants.variants,
        onAskVariants: (key) => void variants.ask(key),
        onTakeVariant(text) {
          if (asked) change({ [asked]: text })
          variants.close()
        },
        onCloseVariants: variants.close,
        band: <EditorBand />,
        foot: <EditorFoot balloonId={balloonId} platform={platform} onChoose={editing.choose} />,
        renderVariant: (text) => (asked ? preview({ ...texts, [asked]: text }, true) : null),
        tokenPrice: tokenPrices.textSet,
        onGenerateMore: generateMore,
        picture:
          platform === 'google' ? undefined : (
            <PictureSection
              ideaId={ideaId}
              balloonId={balloonId}
              content={content}
              onChange={lock === null && may('choose-picture') ? change : undefined}
            />
          ),
        targeting: (
          <TargetingSection
            ideaId={ideaId}
            content={content}
            currency={settings.currency}
            notes={(field) => readiness.findings.filter(({ key }) => key === field).map(words)}
            onChange={lock === null ? change : undefined}
            onGenerateMore={generateMore}
          />
        ),
        slots: editorSlots(t, {
          ideaId,
          balloon,
          content,
          settings,
          onChangeSettings: lock === null ? onChangeSettings : undefined,
          onVersions: () => openModal('campaign-history', { ad: balloonId }),
          onAutopilotLog: () => openModal('autopilot-logs', { ad: balloonId }),
        }),
        tab,
        onTab: setEditorTab,
        previews: (
          <>
            {media.result && previews.tab !== 'google' ? (
              <RenderNote result={media.result} onRetry={may('render-asset') ? media.retry : undefined} />
            ) : null}
            {preview(texts)}
          </>
        ),
        previewTabs: previews.tabs,
        previewTab: previews.tab,
        onPreviewTab: previews.choose,
        previewDevice: previews.hasDevices ? previews.device : undefined,
        onPreviewDevice: previews.chooseDevice,
        hasPreviewSafeZones: previews.hasSafeZones,
        onPreviewSafeZones: previews.chooseSafeZones,
        actions: (
          <>
            <PublishBar
              {...published}
              onVersions={() => openModal('campaign-history', { ad: balloonId })}
              onPublish={lock === null && may('publish-balloon') ? publish : undefined}
            />
            <LaunchLink
              href={launchAddress(ideaId, balloonId, campaignId)}
              isDraft={adStatusView(balloon.status).isEditable}
            />
          </>
        ),
      }}
    />
  )
}
