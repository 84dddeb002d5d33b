import type { GuideAttribute } from '@aloft/domain/guide/guide-steps'
import type { MouseEvent, ReactElement, ReactNode, Ref } from 'react'
import type {} from '../guide-attribute.ts'
import * as css from './button.css.ts'
import { Spinner } from './spinner.tsx'

export interface ButtonProps {
  /** The label. */
  children: ReactNode
  onPress?: () => void
  type?: 'button' | 'submit'
  /** A view has at most one primary button. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  size?: 'small' | 'medium' | 'large'
  width?: 'fit' | 'full'
  /**
   * An `Icon` before the label. Passed as an element, so that a button doesn't import the table of all icons.
   */
  icon?: ReactElement
  isDisabled?: boolean
  /** Presses are ignored, but the button keeps the focus. */
  isLoading?: boolean
  /** Looks disabled for a while; presses are ignored, but the button keeps the focus. */
  isWaiting?: boolean
  /** The steps of the guide that point at it. */
  guide?: GuideAttribute | undefined
  ref?: Ref<HTMLButtonElement>
}

/** An action on the same page; for a change of address see `ButtonLink`. */
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
  guide,
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
      data-guide={guide}
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
