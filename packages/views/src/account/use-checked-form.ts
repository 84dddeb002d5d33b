import { type RefObject, type SubmitEvent, useState } from 'react'
import { useSecondsLeft, waitAfter } from '@aloft/design-system/patterns/use-seconds-left'

/** A field of a form: whether something is wrong with it, and what takes the focus then. */
export interface CheckedField {
  readonly isWrong: boolean
  readonly ref: RefObject<HTMLElement | null>
}

/** A form that is sent when none of its fields is wrong; the first that is takes the focus. */
export function useCheckedForm({
  isPending,
  failure,
  waitSeconds,
  fields,
  onValid,
}: {
  isPending: boolean
  /** What the last attempt came to, and for how long the form waits then. */
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
