import { type DesignPicture, newDesign } from '@aloft/domain/creatives/wizard/design.rules'
import type { DesignMaterial } from '@aloft/domain/creatives/wizard/design-material.entity'
import type { DesignStep } from '@aloft/domain/creatives/wizard/design-steps.rules'
import type { CreativeWizardEvent } from '@aloft/machines/creative-wizard/creative-wizard.machine'
import type { WizardActions } from '@aloft/views/creatives/wizard/wizard-content'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import type { DesignTarget } from '../../../addresses/design-address.ts'
import { editorAddress, pageAddress } from '../../../addresses/page-address.ts'
import { useLibraryPicture } from '../use-library-picture.ts'

/** Where the wizard was opened, and where its creative is seen afterwards. */
export function originOf({ ideaId, ad }: DesignTarget): string {
  if (ad) return editorAddress(ideaId, ad.balloonId)
  return pageAddress(`creatives?${new URLSearchParams({ ideaId })}`)
}

/** What the user does in the wizard. */
export function useWizardActions(
  target: DesignTarget,
  material: DesignMaterial,
  step: DesignStep,
  send: (event: CreativeWizardEvent) => void,
): WizardActions {
  const navigate = useNavigate()
  const choosePhoto = useCallback(
    (photo: DesignPicture) => send({ type: 'CHANGE', change: { photo } }),
    [send],
  )
  const onOpenLibrary = useLibraryPicture(target.ideaId, target.ad?.balloonId ?? null, choosePhoto)
  return {
    onChange: (change) => send({ type: 'CHANGE', change }),
    onNext: () => send({ type: 'NEXT' }),
    onBack: () => (step === 'type' ? void navigate(originOf(target)) : send({ type: 'BACK' })),
    onGoTo: (to) => send({ type: 'GO_TO', step: to }),
    onStartOver: () => send({ type: 'START_OVER', design: newDesign(material.texts) }),
    onOpenLibrary,
  }
}
