import { typedNumberFrom } from '@aloft/domain/ads/funding.rules'
import type { SettingFailure, SettingKey } from '@aloft/domain/ads/ad-settings.rules'
import type {} from '@aloft/messages/i18n'
import { useState } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Field } from '@aloft/design-system/primitives/field'
import { control as controlClass } from '@aloft/design-system/primitives/field.css'
import { settingId } from './editor-settings.ts'
import * as css from './setting-field.css.ts'

export interface SettingFieldProps {
  field: SettingKey
  label: string
  /** As it is stored, in words. */
  value: string
  onChange: (text: string) => void
  /** When the field is left; for what is put into its usual form. */
  onLeave?: (() => void) | undefined
  kind: 'number' | 'address'
  /** What the number counts. */
  unit?: string
  failure: SettingFailure | undefined
  /** The subject in the text of a failure. */
  words?: {
    readonly least?: string
    readonly days?: string
    readonly daily?: string
    readonly example?: string
  }
  hint?: string
  optional?: string
}

/** A setting of an ad in one line. The typed text stays as long as its value is the same. */
export function SettingField(props: SettingFieldProps) {
  const { field, label, value, onChange, onLeave, kind, unit, failure, words = {}, hint, optional } = props
  const { t } = useTranslation()
  const [draft, setDraft] = useState<string | null>(null)
  const [wasLeft, setWasLeft] = useState(false)
  const isShown = failure !== undefined && (failure !== 'requiredValue' || wasLeft)
  return (
    <Field
      id={settingId(field)}
      label={label}
      hint={hint}
      optional={optional}
      error={isShown ? t(`adSettings.failures.${failure}`, { example: '150', ...words }) : undefined}
    >
      {(control) => (
        <div className={css.frame}>
          <input
            {...control}
            className={kind === 'number' ? `${controlClass} ${css.number}` : controlClass}
            name={field}
            type={kind === 'address' ? 'url' : 'text'}
            inputMode={kind === 'number' ? 'decimal' : 'url'}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={draft !== null && storedWords(draft, kind) === value ? draft : value}
            onChange={({ target: { value: text } }) => {
              setDraft(text)
              onChange(text)
            }}
            onBlur={() => {
              setWasLeft(true)
              setDraft(null)
              onLeave?.()
            }}
          />
          {unit ? <span className={css.unit}>{unit}</span> : null}
        </div>
      )}
    </Field>
  )
}

/** What is typed as it comes back once it is stored: `12.` is 12. */
function storedWords(text: string, kind: SettingFieldProps['kind']): string {
  return kind === 'number' ? String(typedNumberFrom(text) ?? '') : text
}
