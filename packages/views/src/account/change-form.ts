import { type RefObject, useEffect, useRef } from 'react'

/** A form that opens from a button in its section, with the result of the last attempt. */
export interface ChangeForm<Failure extends string> {
  readonly isOpen: boolean
  readonly onOpen: () => void
  readonly onClose: () => void
  readonly isPending: boolean
  readonly failure?: Failure | undefined
  /** Seconds until the next attempt is allowed, for `tooManyAttempts` and `busy`. */
  readonly waitSeconds?: number | undefined
}

/** Focuses the first field when a form opens, and its button when it closes. */
export function useFormFocus(isOpen: boolean): {
  first: RefObject<HTMLInputElement | null>
  opener: RefObject<HTMLButtonElement | null>
} {
  const first = useRef<HTMLInputElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const was = useRef(isOpen)
  useEffect(() => {
    if (was.current === isOpen) return
    was.current = isOpen
    if (isOpen) first.current?.focus()
    else opener.current?.focus()
  }, [isOpen])
  return { first, opener }
}
