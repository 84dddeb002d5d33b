import type {} from '@aloft/messages/i18n'
import { useTranslation } from '../../primitives/use-translation.ts'
import { KeyCaps } from '../../patterns/key-caps.tsx'
import { ModalBody } from '../../primitives/modal-body.tsx'
import { Text } from '../../primitives/text.tsx'
import * as css from './shortcuts.css.ts'

export interface Shortcut {
  id: string
  /** What the shortcut does. */
  label: string
  /** Keys to press together, as this keyboard names them. */
  keys: readonly string[]
}

/** Lists the keyboard shortcuts. */
export function ShortcutsModal({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  const { t } = useTranslation()
  return (
    <ModalBody title={t('shortcuts.title')}>
      <ShortcutList shortcuts={shortcuts} />
    </ModalBody>
  )
}

export function ShortcutList({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  return (
    <dl className={css.list}>
      {shortcuts.map(({ id, label, keys }) => (
        <div key={id} className={css.row}>
          <dt>
            <Text as="span">{label}</Text>
          </dt>
          <dd className={css.keys}>
            <KeyCaps keys={keys} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
