import { EditorView } from '@aloft/views/ads/editor/editor.view'
import { SplitPane } from '@aloft/design-system/patterns/split-pane'
import { useEffect } from 'react'
import { preloadQuestion } from '../../../modals/preload-question.ts'
import { resetEditorTab, setEditorTab, useEditorTab } from '../../../state/editor-tab.ts'
import { useAdEdits, useAdSubject, useEditedAd } from './edited-ad.tsx'
import { AutopilotSection } from './sections/autopilot-section.tsx'
import { ContentSection } from './sections/content-section.tsx'
import { DuplicateAdSection } from './sections/duplicate-ad-section.tsx'
import { FootSection } from './sections/foot-section.tsx'
import { ForecastSection } from './sections/forecast-section.tsx'
import { HeadSection } from './sections/head-section.tsx'
import { HistorySection } from './sections/history-section.tsx'
import { LockSection } from './sections/lock-section.tsx'
import { OrderSection } from './sections/order-section.tsx'
import { PreviewPane } from './sections/preview-pane.tsx'
import { SettingsSection } from './sections/settings-section.tsx'
import { TargetingSection } from './sections/targeting-section.tsx'
import { useEditorPreview } from './sections/use-editor-preview.ts'
import { useVariants } from './sections/use-variants.ts'
import { VariantsSection } from './sections/variants-section.tsx'
import { useFreshBrand } from './use-fresh-brand.ts'
import { useNamedSection } from './use-named-section.ts'
import { useSaveOnLeave } from './use-save-on-leave.ts'
import type { EditedAd } from './ad-store.ts'

const historyOf = ({ lock, editing: { canUndo, canRedo } }: EditedAd) => ({
  isLocked: lock !== null,
  canUndo,
  canRedo,
})

/** The editor of the open ad: each of its sections reads what it shows by itself (EDT-01, EDT-02). */
export function EditorPage() {
  const { ideaId } = useAdSubject()
  const { isLocked, canUndo, canRedo } = useEditedAd(historyOf)
  const { undo, redo } = useAdEdits()
  const variants = useVariants()
  const preview = useEditorPreview()
  const asked = isLocked ? null : variants.variants
  useSaveOnLeave()
  useFreshBrand(ideaId)
  useNamedSection()
  useEffect(() => resetEditorTab, [])
  // So that the question can be asked offline, too.
  useEffect(() => void preloadQuestion('unsaved-changes'), [])
  return (
    <EditorView
      isReadOnly={isLocked}
      history={{ canUndo, canRedo, onUndo: undo, onRedo: redo }}
      head={<HeadSection />}
      foot={
        asked ? (
          <VariantsSection variants={asked} onClose={variants.close} preview={preview} />
        ) : (
          <FootSection />
        )
      }
      isCovered={asked !== null}
    >
      <SplitPane
        pane={useEditorTab()}
        onPane={setEditorTab}
        write={
          <>
            <LockSection />
            <OrderSection />
            <ContentSection variants={variants} />
            <TargetingSection />
            <SettingsSection />
            <ForecastSection />
            <HistorySection />
            <AutopilotSection />
            <DuplicateAdSection />
          </>
        }
        preview={<PreviewPane preview={preview} />}
        {...preview.choices}
      />
    </EditorView>
  )
}
