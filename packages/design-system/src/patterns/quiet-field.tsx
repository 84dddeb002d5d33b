import { useState } from 'react'
import { Icon } from '../primitives/icon.tsx'
import { Skeleton } from '../primitives/skeleton.tsx'
import * as css from './quiet-field.css.ts'

interface QuietControlProps {
  /** Connects the control to the label of its row. */
  id: string
  name: string
  /** The value is still being read: a skeleton fills the field until somebody types. */
  isAwaited?: boolean
  placeholder: string
  /** Id of the element with the error of the value. */
  errorId?: string | undefined
}

export interface QuietFieldProps extends QuietControlProps {
  value: string
  onChange: (value: string) => void
  /** `address` is one unbroken line; `line` wraps but takes no line breaks. */
  kind?: 'line' | 'lines' | 'address'
  /** Characters. */
  maxLength?: number
}

function stateOf(isEmpty: boolean, isAwaited: boolean) {
  if (!isEmpty) return 'filled'
  return isAwaited ? 'awaited' : 'empty'
}

function Waiting({ lines = 1 }: { lines?: 1 | 2 }) {
  return (
    <span className={css.waiting}>
      <Skeleton width={lines === 1 ? '62%' : '100%'} height={12} />
      {lines === 2 ? <Skeleton width="46%" height={12} /> : null}
    </span>
  )
}

/** A field that looks like plain text until hovered, and is always editable. */
export function QuietField({
  id,
  name,
  value,
  onChange,
  kind = 'line',
  isAwaited = false,
  placeholder,
  errorId,
  maxLength,
}: QuietFieldProps) {
  // Data that arrives while the field has the focus waits, so that it doesn't mix with the typed text.
  const [entered, setEntered] = useState<string | null>(null)
  const shown = entered ?? value
  const state = stateOf(shown === '', isAwaited)
  const change = (next: string) => {
    setEntered(null)
    onChange(next)
  }
  const shared = {
    id,
    name,
    value: shown,
    onFocus: () => setEntered(value),
    onBlur: () => setEntered(null),
    dir: 'auto',
    maxLength,
    className: css.control({ state, kind: kind === 'lines' && state === 'awaited' ? 'room' : 'text' }),
    placeholder: isAwaited ? undefined : placeholder,
    'aria-invalid': errorId ? (true as const) : undefined,
    'aria-describedby': errorId,
  }
  return (
    <div className={css.frame}>
      {kind === 'address' ? (
        <input
          {...shared}
          type="url"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => change(event.target.value)}
        />
      ) : (
        <textarea
          {...shared}
          rows={1}
          onChange={(event) =>
            change(kind === 'line' ? event.target.value.replaceAll(/\s*\n\s*/g, ' ') : event.target.value)
          }
          onKeyDown={(event) => {
            if (kind === 'line' && event.key === 'Enter') event.preventDefault()
          }}
        />
      )}
      {state === 'awaited' ? (
        <Waiting lines={kind === 'lines' ? 2 : 1} />
      ) : (
        <span className={css.mark}>
          <Icon name="draft" size={14} />
        </span>
      )}
    </div>
  )
}

export interface QuietSelectProps<Value extends string> extends QuietControlProps {
  options: readonly { value: Value; label: string }[]
  value: Value | null
  /** Null if the choice is cleared. */
  onChange: (value: Value | null) => void
}

/** A select in the style of the quiet fields. */
export function QuietSelect<Value extends string>({
  id,
  name,
  value,
  onChange,
  options,
  isAwaited = false,
  placeholder,
  errorId,
}: QuietSelectProps<Value>) {
  const state = stateOf(value === null, isAwaited)
  return (
    <div className={css.frame}>
      <select
        id={id}
        name={name}
        className={css.control({ state, kind: 'select' })}
        value={value ?? ''}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId}
        onChange={(event) =>
          onChange(options.find((option) => option.value === event.target.value)?.value ?? null)
        }
      >
        <option value="">{state === 'awaited' ? '' : placeholder}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {state === 'awaited' ? <Waiting /> : null}
      <span className={css.mark}>
        <Icon name="chevron-down" size={14} />
      </span>
    </div>
  )
}
