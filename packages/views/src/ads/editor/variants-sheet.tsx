import type { ComponentKey } from '@aloft/domain/balloons/balloon-keys.rules'
import type { Angle } from '@aloft/domain/facts/angles.rules'
import type { ReactNode } from 'react'
import { useFieldName } from '../../balloons/use-field-name.ts'
import type { EditorField } from '../copy/copy-field.tsx'
import { VariantChoice } from '../copy/variant-choice.tsx'
import * as css from './variants-sheet.css.ts'

/** Other texts for a field, asked for and not decided yet. */
export interface EditorVariants {
  key: ComponentKey
  state: 'loading' | 'ready'
  texts: readonly string[]
  /** What each text appeals to, by its place. */
  angles?: readonly (Angle | null)[]
}

export interface VariantsSheetProps {
  /** The one they are for. */
  field: Pick<EditorField, 'label' | 'value' | 'maxLength' | 'adviceLength'>
  variants: EditorVariants
  /** The ad as people will see it with another text in the field. */
  renderPreview?: ((text: string) => ReactNode) | undefined
  onTake: (text: string) => void
  onKeep: () => void
}

/** Three other texts for a field, in place of the editor's foot (ENT-14). */
export function VariantsSheet({ field, variants, renderPreview, onTake, onKeep }: VariantsSheetProps) {
  const name = useFieldName()(field)
  return (
    <section className={css.sheet} data-part="variants" aria-label={name}>
      <VariantChoice
        key={variants.key}
        field={name}
        current={field.value}
        maxLength={field.maxLength}
        adviceLength={field.adviceLength}
        state={variants.state}
        texts={variants.texts}
        angles={variants.angles}
        renderPreview={renderPreview}
        onTake={onTake}
        onKeep={onKeep}
      />
    </section>
  )
}
