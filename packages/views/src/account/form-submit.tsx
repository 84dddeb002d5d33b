import type { ReactNode } from 'react'
import { Button } from '@aloft/design-system/primitives/button'

export interface FormSubmitProps {
  isPending: boolean
  /** The last attempt was refused for a while. */
  isWaiting: boolean
  children: ReactNode
}

/** The button that sends the form of a page of an account; while the server makes it wait, it cannot be pressed. */
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
