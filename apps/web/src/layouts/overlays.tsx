import { ShortcutsModal } from '@aloft/design-system/modals/shell/shortcuts'
import { ModalFrame } from '@aloft/design-system/primitives/modal-frame'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useShortcutList } from '../modals/use-shortcut-list.ts'
import { Palette } from '../palette/palette.tsx'
import { closeOverlay, type Overlay } from '../state/overlay.ts'

/** The search and the list of shortcuts, above every page of the product. */
export function Overlays({ open }: { open: Overlay }) {
  const { t } = useTranslation()
  const shortcuts = useShortcutList()
  useCloseOnNavigation()
  if (open === 'palette') return <Palette />
  return (
    <ModalFrame closeLabel={t('palette.close')} onClose={closeOverlay}>
      <ShortcutsModal shortcuts={shortcuts} />
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
