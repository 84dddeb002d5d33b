import type { ReactNode } from 'react'
import { Button } from '@aloft/design-system/primitives/button'

export interface FormSubmitProps {
  isPending: boolean
  /** The server refuses attempts for a while. */
  isWaiting: boolean
  children: ReactNode
}

/** Submit button of an account page; disabled while the server makes the form wait. */
export function FormSubmit({ isPending, isWaiting, children }: FormSubmitProps) {
  return (
    <Button
      type="submit"
      variant="primary"
      size="large"
      width="full"
      isLoading={isPending}
      isWaiting={isWaiting}
    >
      {children}
    </Button>
  )
}
