import * as css from './tool-button.css.ts'
import { ToolIcon, type ToolIconName } from './tool-icon.tsx'

export interface ToolButtonProps {
  icon: ToolIconName
  /** Its spoken name. */
  label: string
  /** Shown to those who point at it. */
  hint?: string
  /** As ARIA writes it, such as `Control+Z Meta+Z`. */
  shortcuts?: string
  onPress: () => void
  /** Presses do nothing but the focus stays, so that a row of tools can be gone through by keyboard. */
  isOff?: boolean
}

/** A button that is an icon alone, for tools everybody knows. */
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
