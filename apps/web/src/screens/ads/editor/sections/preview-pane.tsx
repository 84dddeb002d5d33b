import { RenderNote } from '@aloft/views/creatives/render-note'
import { useMay } from '../../../../state/rights.ts'
import { EditedPreview } from './edited-preview.tsx'
import type { EditorPreview } from './use-editor-preview.ts'

/** The ad as people will see it. */
export function PreviewPane({ preview }: { readonly preview: EditorPreview }) {
  const may = useMay()
  const { mode, media } = preview
  return (
    <>
      {media.result && mode.place !== 'google' ? (
        <RenderNote
          result={media.result}
          onRetry={may('render-asset') ? media.retry : undefined}
          requestId={media.requestId}
        />
      ) : null}
      <EditedPreview preview={preview} />
    </>
  )
}
