import { type AdCountdownContent, AdCountdownView } from '@aloft/views/ads/create/ad-countdown.view'
import { tokenPrices } from '@aloft/domain/plans/tokens.rules'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { product } from '../../state/product.ts'
import { editorAddress } from '../../addresses/page-address.ts'
import { tryAdAgain } from '../../state/ad-creation-origin.ts'
import { showCountdown } from '../../state/countdown.ts'
import { adGenerationActor, useAdGeneration } from '../../wiring/ads/ad-generation.ts'

/** The wait for an ad, and its result; on every other page, a banner shows the same task. */
export function CountdownStep() {
  const navigate = useNavigate()
  const { platform, steps } = useWatchedTask()
  const content = useContent()
  useEffect(() => {
    showCountdown(true)
    return () => showCountdown(false)
  }, [])
  return (
    <AdCountdownView
      content={content}
      doneSteps={steps}
      platform={platform}
      writer={product.writer}
      tokenPrice={tokenPrices.ad}
      onContinue={() => void navigate('/0')}
    />
  )
}

function useContent(): AdCountdownContent {
  const navigate = useNavigate()
  const { stage, failure, progress, elapsedMs, ideaId, balloonId } = useAdGeneration()
  if (stage === 'failed') {
    const onRetry = () => {
      tryAdAgain()
      adGenerationActor.send({ type: 'FORGET_FAILURE' })
    }
    return { kind: 'failed', failure: failure ?? 'FAIL', onRetry }
  }
  if (stage !== 'done') return { kind: 'inProgress', progress: progress ?? 0, elapsedMs }
  const onOpen = () => {
    adGenerationActor.send({ type: 'DISMISS' })
    void navigate(editorAddress(ideaId, balloonId))
  }
  return { kind: 'doneJustNow', elapsedMs, onOpen }
}

/** The last seen task, because the machine forgets failed ones. */
function useWatchedTask() {
  const { stage, platform, steps } = useAdGeneration()
  const [seen, setSeen] = useState({ platform, steps })
  if (stage !== 'failed' && (seen.platform !== platform || seen.steps !== steps)) setSeen({ platform, steps })
  return seen
}
