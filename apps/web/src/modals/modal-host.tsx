import { ModalFrame } from '@aloft/design-system/primitives/modal-frame'
import { type ComponentType, lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { closeModal, useModal } from '../state/modal.ts'
import { type ModalName, modals } from './modal-table.ts'

const bodies = Object.fromEntries(
  Object.entries(modals).map(([name, load]) => [
    name,
    lazy(async () => ({ default: (await load()) as unknown as ComponentType<object> })),
  ]),
) as unknown as Record<ModalName, ComponentType<object>>

/** Shows the open modal, if there is one, above every page. */
export function ModalHost() {
  const { t } = useTranslation()
  const modal = useModal()
  if (!modal) return null
  const Body = bodies[modal.name as ModalName]
  return (
    <ModalFrame
      closeLabel={t('ads.close')}
      isStaying={modal.isStaying ?? false}
      width={modal.width ?? 'medium'}
      onClose={closeModal}
    >
      <Suspense fallback={null}>
        <Body {...modal.props} />
      </Suspense>
    </ModalFrame>
  )
}
