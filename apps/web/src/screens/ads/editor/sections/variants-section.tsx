import { type EditorVariants, VariantChoice } from '@aloft/views/ads/copy/variant-choice'
import { reportToGuide } from '../../../../state/guide-events.ts'
import { setTriedText } from '../../../../state/tried-text.ts'
import { useAdEdits } from '../edited-ad.tsx'
import { useContentFields } from './use-ad-fields.ts'

interface VariantsSectionProps {
  readonly variants: EditorVariants
  readonly onClose: () => void
}

/** Other texts for a field of the ad; the preview shows the one that's pointed at or focused (ENT-14). */
export function VariantsSection({ variants, onClose }: VariantsSectionProps) {
  const { fields } = useContentFields()
  const { change } = useAdEdits()
  const field = fields.find(({ key }) => key === variants.key)
  if (!field) return null
  return (
    <VariantChoice
      key={field.key}
      field={field}
      variants={variants}
      onTry={(text) => setTriedText(text === null ? null : { key: field.key, text })}
      onTake={(text) => {
        change({ [field.key]: text })
        reportToGuide('textTaken')
        onClose()
      }}
      onKeep={onClose}
    />
  )
}
