import { RenderNote } from '@aloft/views/creatives/render-note'
import { PreviewBoard } from '@aloft/views/ads/preview/preview-board'
import { useStill } from '../../../../creatives/use-still.ts'
import { useMay } from '../../../../state/rights.ts'
import { EditedPreview } from './edited-preview.tsx'
import type { EditorPreview } from './use-editor-preview.ts'

/** The ad as people will see it. */
export function PreviewPane({ preview }: { readonly preview: EditorPreview }) {
  const may = useMay()
  const { previews, media } = preview
  const still = useStill(media.creativeId)
  return (
    <>
      {media.result && previews.some(({ mode }) => mode.place !== 'google') ? (
        <RenderNote
          result={media.result}
          onRetry={may('render-asset') ? media.retry : undefined}
          still={still}
          requestId={media.requestId}
        />
      ) : null}
      <PreviewBoard
        previews={previews.map(({ id, mode, title, note }) => ({
          id,
          title,
          note,
          isWide: mode.device === 'desktop',
          shown: <EditedPreview mode={mode} pictures={media.pictures} />,
        }))}
      />
    </>
  )
}
