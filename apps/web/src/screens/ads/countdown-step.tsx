import { AdCountdownView } from '@aloft/design-system/views/ads/ad-countdown'
import { tokenPrices } from '@aloft/domain/plans/tokens.rules'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { product } from '../../product.ts'
import { editorAddress } from '../../page-address.ts'
import { showCountdown } from '../../state/countdown.ts'
import { adGenerationActor, useAdGeneration } from '../../wiring/ad-generation.ts'

/** The wait for an ad; the same run is told by the banner on every other page. */
export function CountdownStep() {
  const navigate = useNavigate()
  const { stage, progress, elapsedMs, steps, platform, ideaId, balloonId } = useAdGeneration()
  useEffect(() => {
    showCountdown(true)
    return () => showCountdown(false)
  }, [])
  const onOpen = () => {
    adGenerationActor.send({ type: 'DISMISS' })
    void navigate(editorAddress(ideaId, balloonId))
  }
  return (
    <AdCountdownView
      content={
        stage === 'done'
          ? { kind: 'doneJustNow', elapsedMs, onOpen }
          : { kind: 'inProgress', progress: progress ?? 0, elapsedMs }
      }
      doneSteps={steps}
      platform={platform}
      writer={product.writer}
      tokenPrice={tokenPrices.ad}
      onGoOn={() => void navigate('/0')}
    />
  )
}
