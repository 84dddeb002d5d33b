import { HelpModal } from '@aloft/design-system/modals/shell/help'
import { type Shortcut, ShortcutsModal } from '@aloft/design-system/modals/shell/shortcuts'
import { ModalFrame } from '@aloft/design-system/primitives/modal-frame'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { commandKey, isAppleKeyboard } from '../navigation/command-key.ts'
import { Palette } from '../palette/palette.tsx'
import { closeOverlay, type Overlay } from '../state/overlay.ts'

/** The search, the help and the list of shortcuts, above every page of the product. */
export function Overlays({ open }: { open: Overlay }) {
  const { t } = useTranslation()
  const shortcuts = useShortcutList()
  useCloseOnNavigation()
  if (open === 'palette') return <Palette />
  return (
    <ModalFrame closeLabel={t('palette.close')} onClose={closeOverlay}>
      {open === 'help' ? <HelpModal shortcuts={shortcuts} /> : <ShortcutsModal shortcuts={shortcuts} />}
    </ModalFrame>
  )
}

/** An overlay of one page must not stay above another, however the user got there. */
function useCloseOnNavigation(): void {
  const { key } = useLocation()
  const [opened] = useState(key)
  useEffect(() => {
    if (key !== opened) closeOverlay()
  }, [key, opened])
}

/** The product's shortcuts, with this keyboard's names of the keys. */
function useShortcutList(): Shortcut[] {
  const { t } = useTranslation()
  const command = commandKey()
  const shift = isAppleKeyboard() ? '⇧' : 'Shift'
  return [
    { id: 'search', label: t('shortcuts.search'), keys: [command, 'K'] },
    { id: 'assistant', label: t('shortcuts.assistant'), keys: [command, 'J'] },
    { id: 'shortcuts', label: t('shortcuts.shortcuts'), keys: ['?'] },
    { id: 'undo', label: t('shortcuts.undo'), keys: [command, 'Z'] },
    { id: 'redo', label: t('shortcuts.redo'), keys: [command, shift, 'Z'] },
    { id: 'messages', label: t('shortcuts.messages'), keys: ['F8'] },
    { id: 'close', label: t('shortcuts.close'), keys: ['Esc'] },
  ]
}
