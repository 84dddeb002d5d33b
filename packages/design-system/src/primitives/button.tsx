import type { MouseEvent, ReactElement, ReactNode, Ref } from 'react'
import * as css from './button.css.ts'
import { Spinner } from './spinner.tsx'

export interface ButtonProps {
  /** The word on the button. */
  children: ReactNode
  onPress?: () => void
  type?: 'button' | 'submit'
  /** A view has at most one primary button. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  size?: 'small' | 'medium' | 'large'
  width?: 'fit' | 'full'
  /** An `Icon` before the word: given, so that a button does not bring the table of all with it. */
  icon?: ReactElement
  isDisabled?: boolean
  /** Presses are ignored but the focus stays. */
  isLoading?: boolean
  /** Looks disabled for a while; presses are ignored but the focus stays. */
  isWaiting?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** Something to press that stays on the page; for a change of address see `ButtonLink`. */
export function Button({
  children,
  onPress,
  type = 'button',
  variant = 'secondary',
  size = 'medium',
  width = 'fit',
  icon,
  isDisabled = false,
  isLoading = false,
  isWaiting = false,
  ref,
}: ButtonProps) {
  const onClick = (event: MouseEvent) => {
    if (isLoading || isWaiting) event.preventDefault()
    else onPress?.()
  }
  return (
    <button
      ref={ref}
      type={type}
      className={`${css.button({ variant, size, width })} ${css.touchable}`}
      disabled={isDisabled}
      aria-disabled={isLoading || isWaiting || undefined}
      aria-busy={isLoading || undefined}
      onClick={onClick}
    >
      {isLoading ? <Spinner /> : icon}
      {children}
    </button>
  )
}
