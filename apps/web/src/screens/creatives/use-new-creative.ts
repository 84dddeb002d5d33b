import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { newDesign } from '@aloft/domain/creatives/wizard/design.rules'
import { useNavigate } from 'react-router'
import { designAddress } from '../../addresses/design-address.ts'
import { mixerAddress } from '../../addresses/page-address.ts'
import { ask } from '../../modals/ask.ts'
import { naturalSize } from '../../modals/picture-size.ts'
import { storedDesign, storeDesign } from '../../state/designs.ts'
import { showToast } from '../../state/toasts.ts'
import { fetchReply } from '../../wiring/core/queries.ts'
import { addIdeaFile, type SendFile } from '../../wiring/creatives/idea-files.ts'

/** Asks how a creative of a brand is made (MOD-04), and opens the page for it. */
export function useNewCreative(ideaId: string | undefined): () => void {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const start = async (brandId: string) => {
    const type = await ask('creative-type', {})
    if (type === 'mixer') await navigate(mixerAddress(brandId))
    if (type === 'wizard') await navigate(designAddress('type', { ideaId: brandId, ad: null }))
    if (type !== 'upload') return
    const send: SendFile = (file, options) => addIdeaFile(brandId, file, options)
    const uploaded = await ask('upload', { accepts: ['image'], send })
    if (!uploaded) return
    const isStarted = await startWithPhoto(brandId, uploaded.url)
    if (isStarted) await navigate(designAddress('pickLayout', { ideaId: brandId, ad: null }))
    else showToast({ text: t('creativeList.uploadNotOpened'), tone: 'error' })
  }
  return () => {
    if (ideaId !== undefined) void start(ideaId)
  }
}

/** The wizard's answers with a new picture; those to other questions stay. False if the picture can't be used now. */
async function startWithPhoto(ideaId: string, src: string): Promise<boolean> {
  const [size, reply] = await Promise.all([
    naturalSize(src),
    fetchReply('get-design-material', { ideaId, balloonId: null, componentId: null }),
  ])
  if (!size || !reply) return false
  const subject = { ideaId, balloonId: null }
  const design = storedDesign(subject) ?? newDesign(reply.material?.texts)
  storeDesign(subject, { ...design, type: 'photo', photo: { src, ...size }, layout: null, variant: null })
  return true
}
