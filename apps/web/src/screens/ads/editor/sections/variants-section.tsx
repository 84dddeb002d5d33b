import { type EditorVariants, VariantsSheet } from '@aloft/views/ads/editor/variants-sheet'
import { useAdEdits } from '../edited-ad.tsx'
import { EditedPreview } from './edited-preview.tsx'
import { useContentFields } from './use-ad-fields.ts'
import type { EditorPreview } from './use-editor-preview.ts'

interface VariantsSectionProps {
  readonly variants: EditorVariants
  readonly onClose: () => void
  readonly preview: EditorPreview
}

/** Other texts for a field of the ad, each as people would see it (ENT-14). */
export function VariantsSection({ variants, onClose, preview }: VariantsSectionProps) {
  const { fields } = useContentFields()
  const { change } = useAdEdits()
  const field = fields.find(({ key }) => key === variants.key)
  if (!field) return null
  return (
    <VariantsSheet
      field={field}
      variants={variants}
      renderPreview={(text) => <EditedPreview preview={preview} variant={{ [field.key]: text }} />}
      onTake={(text) => {
        change({ [field.key]: text })
        onClose()
      }}
      onKeep={onClose}
    />
  )
}
