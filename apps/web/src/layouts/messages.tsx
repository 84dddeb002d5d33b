import { BackgroundProgress } from '@aloft/views/ads/create/background-progress'
import { useLocation, useNavigate } from 'react-router'
import { editorAddress } from '../addresses/page-address.ts'
import { hasProgressBanner } from '../addresses/page-paths.ts'
import { useUndoKeys } from '../navigation/use-undo-keys.ts'
import { useIsCountdownShown } from '../state/countdown.ts'
import { adGenerationActor, useAdGeneration } from '../wiring/ads/ad-generation.ts'
import { Toasts } from './toasts.tsx'

const moments = { inProgress: 'IN_PROGRESS', doneJustNow: 'DONE_JUST_NOW' } as const

/** The banner of an ad being generated, and toasts, above every page. */
export function Messages() {
  const navigate = useNavigate()
  useUndoKeys()
  const { pathname } = useLocation()
  const { banner, progress, ideaId, balloonId } = useAdGeneration()
  const isCountdownOpen = useIsCountdownShown()
  if (!hasProgressBanner(pathname)) return <Toasts />
  return (
    <Toasts
      banner={
        <BackgroundProgress
          moment={isCountdownOpen || banner === 'hidden' ? null : moments[banner]}
          progress={progress ?? 100}
          onOpen={() => {
            adGenerationActor.send({ type: 'DISMISS' })
            void navigate(editorAddress(ideaId, balloonId))
          }}
          onDismiss={() => adGenerationActor.send({ type: 'DISMISS' })}
        />
      }
    />
  )
}
