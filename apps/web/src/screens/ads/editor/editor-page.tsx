import { EditorView } from '@aloft/views/ads/editor/editor.view'
import { SectionFoldsContext } from '@aloft/views/ads/editor/section-folds'
import { SplitPane } from '@aloft/design-system/patterns/split-pane'
import { useMedia } from '@aloft/design-system/patterns/use-media'
import { media } from '@aloft/design-system/theme/scale'
import { Skeleton } from '@aloft/design-system/primitives/skeleton'
import { useEffect } from 'react'
import { preloadQuestion } from '../../../modals/preload-question.ts'
import { sectionFolds } from '../../../wiring/balloons/section-folds.ts'
import { resetEditorTab, setEditorTab, useEditorTab } from '../../../state/editor-tab.ts'
import { useChunk } from '../../../wiring/core/use-chunk.ts'
import { useAdEdits, useAdSubject, useEditedAd } from './edited-ad.tsx'
import { ContentSection } from './sections/content-section.tsx'
import { FollowedSection } from './sections/followed-section.tsx'
import { FootSection } from './sections/foot-section.tsx'
import { HeadSection } from './sections/head-section.tsx'
import { LockSection } from './sections/lock-section.tsx'
import { OrderSection } from './sections/order-section.tsx'
import { TabsSection } from './sections/tabs-section.tsx'
import { useEditorPreview } from './sections/use-editor-preview.ts'
import { useVariants } from './sections/use-variants.ts'
import { laterParts } from './later-parts.ts'
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
  const { ideaId, balloonId } = useAdSubject()
  const { isLocked, canUndo, canRedo } = useEditedAd(historyOf)
  const { undo, redo } = useAdEdits()
  const preview = useEditorPreview()
  const variants = useVariants()
  const LaterSections = useChunk(laterParts.sections, true)
  const PreviewPane = useChunk(laterParts.preview, true)
  const ShareSection = useChunk(laterParts.share, true)
  const tab = useEditorTab()
  const hasRemarks = useMedia(media.phone) && tab === 'preview' && !isLocked
  const RemarkSection = useChunk(laterParts.remarks, hasRemarks)
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
        <>
          {hasRemarks && RemarkSection ? <RemarkSection variants={variants} /> : null}
          <FootSection />
        </>
      }
    >
      <SplitPane
        pane={tab}
        onPane={setEditorTab}
        write={
          <SectionFoldsContext value={sectionFolds(balloonId)}>
            <TabsSection />
            <FollowedSection />
            <LockSection />
            <OrderSection />
            <ContentSection variants={variants} />
            {LaterSections ? <LaterSections /> : <Waiting height={200} />}
          </SectionFoldsContext>
        }
        preview={PreviewPane ? <PreviewPane preview={preview} /> : <Waiting width={375} height={520} />}
        below={ShareSection ? <ShareSection /> : null}
        {...preview.choices}
      />
    </EditorView>
  )
}

function Waiting({ width = '100%', height }: { width?: number | '100%'; height: number }) {
  return (
    <div aria-busy="true">
      <Skeleton width={width} height={height} shape="block" />
    </div>
  )
}
