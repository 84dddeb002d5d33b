import { type RefObject, type SubmitEvent, useState } from 'react'

/** A field of a form: whether something is wrong with it, and what takes the focus then. */
export interface CheckedField {
  readonly isWrong: boolean
  readonly ref: RefObject<HTMLElement | null>
}

/** A form that is sent when none of its fields is wrong; the first that is takes the focus. */
export function useCheckedForm({
  isPending,
  fields,
  onValid,
}: {
  isPending: boolean
  /** In the order in which they stand. */
  fields: readonly CheckedField[]
  /** Never called while pending. */
  onValid: () => void
}): { isSubmitted: boolean; onSubmit: (event: SubmitEvent) => void } {
  const [isSubmitted, setSubmitted] = useState(false)
  return {
    isSubmitted,
    onSubmit(event) {
      event.preventDefault()
      if (isPending) return
      setSubmitted(true)
      const wrong = fields.find(({ isWrong }) => isWrong)
      if (wrong) wrong.ref.current?.focus()
      else onValid()
    },
  }
}
