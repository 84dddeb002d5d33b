import type { ComponentKey } from '@aloft/domain/balloons/balloon-keys.rules'
import type { CopyBasis as AdBasis } from '@aloft/domain/facts/copy-basis.entity'
import { CopyBasis, CopyBasisWaiting } from './copy-basis.tsx'
import type { EditorField } from './copy-field.tsx'
import { useFieldName } from '../../balloons/use-field-name.ts'
import { CopyGap, type CopyGapProps } from './copy-gap.tsx'

export interface FieldBasisProps {
  field: EditorField
  /** For the whole ad; null while it's loading, left out if it can't be known. */
  basis?: AdBasis | null | undefined
  isReadOnly?: boolean
  tokenPrice: number
  onAnswer?: CopyGapProps['onAnswer']
  onWrite?: ((key: ComponentKey) => Promise<void>) | undefined
}

/** Content under a text: the facts it uses, or the missing fact if it's empty. */
export function FieldBasis({
  field: { key, value, label },
  basis,
  isReadOnly = false,
  tokenPrice,
  onAnswer,
  onWrite,
}: FieldBasisProps) {
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
        onAnswer={isReadOnly ? undefined : onAnswer}
        onWrite={isReadOnly || !onWrite ? undefined : () => onWrite(key)}
      />
    )
  }
  const found = basis.texts.find((one) => one.key === key)
  if (!found) return null
  const facts = basis.facts.filter(({ id }) => found.factIds.includes(id))
  return <CopyBasis field={name} angle={found.angle} facts={facts} />
}
