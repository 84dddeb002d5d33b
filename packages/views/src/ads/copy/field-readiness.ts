import type { TickState } from '@aloft/design-system/primitives/ruler'
import type { EditorField } from './copy-field.tsx'

type Judged = Pick<EditorField, 'value' | 'isRequired' | 'failure' | 'notes'>

/**
 * Readiness of a field: `bad` blocks the launch, `warn` has a warning, `on` is ready. Null for an empty optional field:
 * nothing is missing there.
 */
export function fieldState({ value, isRequired, failure, notes }: Judged): TickState | null {
  const isEmpty = value.trim() === ''
  if (failure !== null || notes.some(({ severity }) => severity === 'error')) return 'bad'
  if (isEmpty) return isRequired ? 'bad' : null
  return notes.length > 0 ? 'warn' : 'on'
}
