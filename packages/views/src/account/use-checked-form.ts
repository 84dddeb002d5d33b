import { type RefObject, type SubmitEvent, useState } from 'react'
import { useSecondsLeft, waitAfter } from '@aloft/design-system/patterns/use-seconds-left'

/** A field of a form: whether it's invalid, and the element to focus then. */
export interface CheckedField {
  readonly isWrong: boolean
  readonly ref: RefObject<HTMLElement | null>
}

/** A form that's only sent if all fields are valid; otherwise the first invalid field gets the focus. */
export function useCheckedForm({
  isPending,
  failure,
  waitSeconds,
  fields,
  onValid,
}: {
  isPending: boolean
  /** Why the last attempt failed, and how long the form waits after it. */
  failure?: string | undefined
  waitSeconds?: number | undefined
  /** In display order. */
  fields: readonly CheckedField[]
  /** Never called while pending or waiting. */
  onValid: () => void
}): { isSubmitted: boolean; isWaiting: boolean; onSubmit: (event: SubmitEvent) => void } {
  const [isSubmitted, setSubmitted] = useState(false)
  const isWaiting = useSecondsLeft(waitAfter(failure, waitSeconds)) > 0
  return {
    isSubmitted,
    isWaiting,
    onSubmit(event) {
      event.preventDefault()
      if (isPending || isWaiting) return
      setSubmitted(true)
      const wrong = fields.find(({ isWrong }) => isWrong)
      if (wrong) wrong.ref.current?.focus()
      else onValid()
    },
  }
}
