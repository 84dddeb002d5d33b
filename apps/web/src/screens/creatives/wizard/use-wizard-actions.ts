import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { newDesign } from '@aloft/domain/creatives/wizard/design.rules'
import type { DesignMaterial } from '@aloft/domain/creatives/wizard/design-material.entity'
import type { DesignStep } from '@aloft/domain/creatives/wizard/design-steps.rules'
import type { CreativeWizardEvent } from '@aloft/machines/creative-wizard/creative-wizard.machine'
import type { WizardActions } from '@aloft/views/creatives/wizard/wizard-content'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import type { DesignTarget } from '../../../addresses/design-address.ts'
import { editorAddress, pageAddress } from '../../../addresses/page-address.ts'
import { ask } from '../../../modals/ask.ts'
import { openImageGeneration } from '../../../modals/open-image-generation.ts'
import { naturalSize } from '../../../modals/picture-size.ts'
import { showToast } from '../../../state/toasts.ts'

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
  const onOpenLibrary = usePickPhoto(target, send)
  return {
    onChange: (change) => send({ type: 'CHANGE', change }),
    onNext: () => send({ type: 'NEXT' }),
    onBack: () => (step === 'type' ? void navigate(originOf(target)) : send({ type: 'BACK' })),
    onGoTo: (to) => send({ type: 'GO_TO', step: to }),
    onStartOver: () => send({ type: 'START_OVER', design: newDesign(material.texts) }),
    onOpenLibrary,
  }
}

/** Asks for a picture of the library, or for one that's made now. */
function usePickPhoto({ ideaId, ad }: DesignTarget, send: (event: CreativeWizardEvent) => void): () => void {
  const { t } = useTranslation()
  const balloonId = ad?.balloonId ?? null
  return useMemo(() => {
    const pick = async () => {
      const answer = await ask('image-picker', { ideaId })
      if (!answer) return
      const [item] = answer === 'generate' ? await openImageGeneration(ideaId, balloonId) : [answer]
      if (!item) return
      const { url, width, height } = item
      // Uploads from before they were measured have no size.
      const size = width && height ? { width, height } : await naturalSize(url)
      if (!size) return showToast({ text: t('studio.form.pictureFailed'), tone: 'error' })
      send({ type: 'CHANGE', change: { photo: { src: url, ...size } } })
    }
    return () => void pick()
  }, [ideaId, balloonId, send, t])
}
