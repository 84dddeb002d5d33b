import { type ReactNode, useId } from 'react'
import * as css from './field.css.ts'
import { FieldRemark } from './field-remark.tsx'
import { Row } from './row.tsx'
import { Stack } from './stack.tsx'

/** Attributes that connect a control to its label, hint and error. */
export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export interface FieldProps {
  label: string
  /** Id of the control, if something links to it. */
  id?: string | undefined
  /** Renders the control with the attributes that connect it to its texts. */
  children: (control: FieldControl) => ReactNode
  /** Help under the control, shown unless there's an error. */
  hint?: string | undefined
  /** What's wrong and how to fix it; replaces the hint. */
  error?: string | undefined
  /** The word "Optional" in the reader's language. */
  optional?: string | undefined
  /** Right of the label, usually a count such as `26 / 40`. */
  count?: ReactNode
}

/** Label, control and messages. All kinds of fields are built on this. */
export function Field({ label, id: given, children, hint, error, optional, count }: FieldProps) {
  const own = useId()
  const id = given ?? own
  const noteId = `${id}-note`
  const note = error ?? hint
  return (
    <Stack gap={6}>
      <Row gap={8} align="baseline" justify="between">
        <label className={css.label} htmlFor={id}>
          {label}
          {optional ? <span className={css.optional}>{optional}</span> : null}
        </label>
        {count ? <span className={css.count}>{count}</span> : null}
      </Row>
      {children({
        id,
        'aria-describedby': note ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error ? (
        <FieldRemark id={noteId}>{error}</FieldRemark>
      ) : hint ? (
        <p id={noteId} className={css.hint}>
          {hint}
        </p>
      ) : null}
    </Stack>
  )
}
