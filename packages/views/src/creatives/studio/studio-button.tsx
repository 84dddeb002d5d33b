import * as css from './studio-button.css.ts'
import { StudioIcon, type StudioIconName } from './studio-icon.tsx'

export interface StudioButtonProps {
  icon: StudioIconName
  /** Name for screen readers, and tooltip. */
  label: string
  onPress: () => void
  /** For what's either on or off. */
  isPressed?: boolean
  /** Presses do nothing, but the button keeps the focus. */
  isOff?: boolean
}

/** An icon button of the studio's tools. */
export function StudioButton({ icon, label, onPress, isPressed, isOff = false }: StudioButtonProps) {
  return (
    <button
      type="button"
      className={css.button}
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      aria-disabled={isOff || undefined}
      onClick={() => {
        if (!isOff) onPress()
      }}
    >
      <StudioIcon name={icon} />
    </button>
  )
}
