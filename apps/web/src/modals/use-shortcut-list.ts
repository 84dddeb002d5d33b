import type { Shortcut } from '@aloft/design-system/modals/shell/shortcuts'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { commandKey, isAppleKeyboard } from '../wiring/core/command-key.ts'

/** The product's shortcuts, with this keyboard's names of the keys. */
export function useShortcutList(): Shortcut[] {
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
