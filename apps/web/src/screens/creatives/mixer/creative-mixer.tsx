import { partsOfMix } from '@aloft/creative/mixer/cross-parts'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type { DesignPicture } from '@aloft/domain/creatives/wizard/design.rules'
import type { DesignMaterial } from '@aloft/domain/creatives/wizard/design-material.entity'
import { CreativeMixerView } from '@aloft/views/creatives/mixer/creative-mixer.view'
import { useCallback, useMemo } from 'react'
import { useNavigate } from 'react-router'
import { mixerAddress, pageAddress, studioAddress } from '../../../addresses/page-address.ts'
import { showToast } from '../../../state/toasts.ts'
import { useLibraryPicture } from '../use-library-picture.ts'
import { useMixer } from './use-mixer.ts'

interface CreativeMixerProps {
  readonly ideaId: string
  readonly material: DesignMaterial
  /** The brand's plan has ended. */
  readonly isLapsed: boolean
}

/** The mixer of a brand, once it's known what its creatives are made of. */
export function CreativeMixer({ ideaId, material, isLapsed }: CreativeMixerProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const listHref = pageAddress(`creatives?${new URLSearchParams({ ideaId })}`)
  const { mixer, drawings, send } = useMixer(ideaId, material, (savedIds, isOpening) => {
    const [id] = savedIds
    showToast({ text: t('creativeMixer.saved', { count: savedIds.length }), tone: 'success' })
    void navigate(isOpening && id ? studioAddress(ideaId, id, mixerAddress(ideaId)) : listHref)
  })
  const addPicture = useCallback(
    (picture: DesignPicture) => send({ type: 'CHANGE', change: { type: 'add', picture } }),
    [send],
  )
  const onAddPicture = useLibraryPicture(ideaId, null, addPicture)
  const { stage, mix, candidates, saved, toSave, failures } = mixer
  const { added } = mix
  const shownMaterial = useMemo(() => {
    const alts = Object.fromEntries(material.pictures.map(({ src, alt }) => [src, alt]))
    return { ...partsOfMix(material, { added }), alts }
  }, [material, added])
  return (
    <CreativeMixerView
      content={{
        kind: 'open',
        // The list of creatives or the studio follows.
        stage: stage === 'saved' ? 'saving' : stage,
        mix,
        material: shownMaterial,
        candidates,
        drawings,
        saving: { saved, toSave, failures },
        isLapsed,
        listHref,
        actions: {
          onChange: (change) => send({ type: 'CHANGE', change }),
          onAddPicture,
          onRetry: () => send({ type: 'RETRY' }),
          onSave: () => send({ type: 'SAVE' }),
          onOpen: (recipe) => send({ type: 'OPEN', recipe }),
          onCloseOutcome: () => send({ type: 'CLOSE_OUTCOME' }),
        },
      }}
    />
  )
}
