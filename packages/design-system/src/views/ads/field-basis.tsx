import type { ComponentKey } from '@aloft/domain/balloons/balloon-keys.rules'
import { strengthTarget } from '@aloft/domain/facts/strength-target.rules'
import { CopyBasis, CopyBasisWaiting } from '../../patterns/copy-basis.tsx'
import { copyFieldId, type EditorField, useFieldName } from '../../patterns/copy-field.tsx'
import { CopyGap } from '../../patterns/copy-gap.tsx'
import type { EditorDetails } from './editor-details.ts'

export interface FieldBasisProps {
  field: EditorField
  details: Pick<EditorDetails, 'basis' | 'isReadOnly' | 'onAnswerNeed' | 'onWriteText' | 'tokenPrice'>
}

/** What stands under a text: the facts it rests on, or where it is empty what would fill it. */
export function FieldBasis({ field: { key, value, label }, details }: FieldBasisProps) {
  const { basis, isReadOnly = false, onAnswerNeed, onWriteText, tokenPrice } = details
  const name = useFieldName()({ label })
  if (basis === undefined) return null
  if (basis === null) return value.trim() === '' ? null : <CopyBasisWaiting />
  if (value.trim() === '') {
    const gap = basis.gaps.find((one) => one.key === key)
    if (!gap || (isReadOnly && gap.need === null)) return null
    return (
      <CopyGap
        field={name}
        need={gap.need}
        tokenPrice={tokenPrice}
        onAnswer={isReadOnly ? undefined : onAnswerNeed}
        onWrite={isReadOnly || !onWriteText ? undefined : () => onWriteText(key)}
      />
    )
  }
  const said = basis.texts.find((one) => one.key === key)
  if (!said) return null
  const facts = basis.facts.filter(({ id }) => said.factIds.includes(id))
  return <CopyBasis field={name} angle={said.angle} facts={facts} />
}

/** The field in which the weakest part of the ad is mended; null where none is weak. */
export function useStrengthTarget({
  ad,
  basis,
}: Pick<EditorDetails, 'ad' | 'basis'>): { readonly id: string; readonly name: string } | null {
  const nameOf = useFieldName()
  const key = basis ? strengthTarget(ad.platform, basis) : null
  const field = ad.fields.find((one) => one.key === (key as ComponentKey | null))
  return field ? { id: copyFieldId(field.key), name: nameOf(field) } : null
}
