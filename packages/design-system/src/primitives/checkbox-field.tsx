import * as Checkbox from '@radix-ui/react-checkbox'
import { type ReactNode, type Ref, useId } from 'react'
import * as css from './checkbox-field.css.ts'
import { FieldRemark } from './field-remark.tsx'
import { Icon } from './icon.tsx'
import { Stack } from './stack.tsx'

export interface CheckboxFieldProps {
  /** Text beside the box; may contain links. */
  label: ReactNode
  name: string
  isChecked: boolean
  onChange: (isChecked: boolean) => void
  error?: string | undefined
  isDisabled?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** A checkbox with the sentence the user agrees to. */
export function CheckboxField({
  label,
  name,
  isChecked,
  onChange,
  error,
  isDisabled = false,
  ref,
}: CheckboxFieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  return (
    <Stack gap={4}>
      <div className={css.row}>
        <Checkbox.Root
          ref={ref}
          id={id}
          name={name}
          className={css.box}
          checked={isChecked}
          disabled={isDisabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? noteId : undefined}
          onCheckedChange={(state) => onChange(state === true)}
        >
          {/* Radix's indicator reads its style when it mounts, which lays out the whole page at once. */}
          {isChecked ? <Icon name="check" size={14} /> : null}
        </Checkbox.Root>
        <label className={css.label} htmlFor={id}>
          {label}
        </label>
      </div>
      {error ? <FieldRemark id={noteId}>{error}</FieldRemark> : null}
    </Stack>
  )
}
