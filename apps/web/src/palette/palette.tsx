import { CommandPalette } from '@aloft/design-system/patterns/command-palette'
import { closeOverlay } from '../state/overlay.ts'
import { usePalette } from './use-palette.tsx'

/** The search over places and actions. */
export function Palette() {
  return <CommandPalette {...usePalette()} onClose={closeOverlay} />
}
