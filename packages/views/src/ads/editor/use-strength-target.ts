import { strengthTarget } from '@aloft/domain/facts/strength-target.rules'
import { copyFieldId } from '../copy/copy-field.tsx'
import { useFieldName } from '../../balloons/use-field-name.ts'
import type { EditorDetails } from './editor-details.ts'

/** The field where the ad's weakest part is improved; null if none is weak. */
export function useStrengthTarget({
  ad,
  basis,
}: Pick<EditorDetails, 'ad' | 'basis'>): { readonly id: string; readonly name: string } | null {
  const nameOf = useFieldName()
  const key = basis ? strengthTarget(ad.platform, basis) : null
  const field = ad.fields.find((one) => one.key === key)
  return field ? { id: copyFieldId(field.key), name: nameOf(field) } : null
}
