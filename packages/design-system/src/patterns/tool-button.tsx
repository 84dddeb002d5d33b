import * as css from './tool-button.css.ts'
import { ToolIcon, type ToolIconName } from './tool-icon.tsx'

export interface ToolButtonProps {
  icon: ToolIconName
  /** Name for screen readers. */
  label: string
  /** Tooltip. */
  hint?: string
  /** In ARIA notation, such as `Control+Z Meta+Z`. */
  shortcuts?: string
  onPress: () => void
  /**
   * Presses do nothing, but the button keeps the focus so that the keyboard can move along a row of tools.
   */
  isOff?: boolean
}

/** An icon button for tools everybody knows. */
export function ToolButton({
  icon,
  label,
  hint = label,
  shortcuts,
  onPress,
  isOff = false,
}: ToolButtonProps) {
  return (
    <button
      type="button"
      className={css.button}
      aria-label={label}
      title={hint}
      aria-keyshortcuts={shortcuts}
      aria-disabled={isOff || undefined}
      onClick={() => {
        if (!isOff) onPress()
      }}
    >
      <ToolIcon name={icon} />
    </button>
  )
}
