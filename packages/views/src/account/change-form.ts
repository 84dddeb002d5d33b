import { type RefObject, useEffect, useRef } from 'react'

/** A form that opens from a button in its section, and what came of its last attempt. */
export interface ChangeForm<Failure extends string> {
  readonly isOpen: boolean
  readonly onOpen: () => void
  readonly onClose: () => void
  readonly isPending: boolean
  readonly failure?: Failure | undefined
  /** Seconds until another attempt counts, for `tooManyAttempts` and `busy`. */
  readonly waitSeconds?: number | undefined
}

/** The focus follows a form that opens to its first field, and back to its button when it closes. */
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
