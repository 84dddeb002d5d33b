import { BackgroundProgress } from '@aloft/views/ads/create/background-progress'
import { Toast, ToastHost } from '@aloft/design-system/primitives/toast'
import { AdCountdownView } from '@aloft/views/ads/create/ad-countdown.view'
import { adGenFailureOutcome } from '@aloft/domain/ads/ad-failure.rules'
import type { AdGenFailure } from '@aloft/domain/ads/ad-generation.rules'
import { tokenPrices } from '@aloft/domain/plans/tokens.rules'
import {
  type AdGenerationView,
  connectAdGeneration,
} from '@aloft/machines/ad-generation/ad-generation.connect'
import { adGenerationMachine } from '@aloft/machines/ad-generation/ad-generation.machine'
import { adGenerationScenarios } from '@aloft/machines/ad-generation/ad-generation.scenarios'
import type {} from '@aloft/messages/i18n'
import type { Meta } from '@storybook/react-vite'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { fn } from 'storybook/test'
import { playground } from './playground.tsx'
import { scenesOf } from './scene.tsx'

const meta: Meta = { title: 'Machines/Ad generation' }
export default meta

const scene = scenesOf(adGenerationMachine, adGenerationScenarios, (snapshot) => {
  const view = connectAdGeneration(snapshot)
  if (view.failure) return <Failure failure={view.failure} />
  return view.stage === 'running' || view.stage === 'done' ? <Making {...view} /> : null
})

/** The banner of every page, and the page shown while waiting. */
function Making({ stage, banner, progress, elapsedMs, steps, platform }: AdGenerationView) {
  return (
    <>
      {banner === 'hidden' ? null : (
        <BackgroundProgress
          moment={banner === 'inProgress' ? 'IN_PROGRESS' : 'DONE_JUST_NOW'}
          progress={progress ?? 100}
          onOpen={fn()}
          onDismiss={fn()}
        />
      )}
      <AdCountdownView
        content={
          stage === 'done'
            ? { kind: 'doneJustNow', elapsedMs, onOpen: fn() }
            : { kind: 'inProgress', progress: progress ?? 0, elapsedMs }
        }
        doneSteps={steps}
        platform={platform}
        writer="ai"
        tokenPrice={tokenPrices.ad}
        onContinue={fn()}
      />
    </>
  )
}

function Failure({ failure }: { failure: AdGenFailure }) {
  const { t } = useTranslation()
  const { toast } = adGenFailureOutcome(failure)
  return (
    <div style={{ height: 160 }}>
      <ToastHost label={t('toasts.region')} toastLabel={t('toasts.one')}>
        {toast ? (
          <Toast tone="error" closeLabel={t('ads.close')} onClose={fn()} duration={1_000_000}>
            {t(toast)}
          </Toast>
        ) : null}
      </ToastHost>
    </div>
  )
}

export const Playground = playground('ad-generation', 'idle')
export const Checking = scene('checking', null)
export const Idle = scene('idle', null)
export const Creating = scene('creating', null)
export const Asking = scene('polling.asking', ['progressbar', /./])
export const Waiting = scene('polling.waiting', ['progressbar', /./], {
  like: 'machines-ad-generation-asking',
})
export const Paused = scene('paused', ['progressbar', /./], { like: 'machines-ad-generation-asking' })
// The bar of the banner stays full for a moment before it disappears.
export const DoneJustNow = scene('done.justNow', ['button', /Open ad/], {
  goes: ['progressbar', /% done/],
})
export const DoneDismissed = scene('done.dismissed', null)
export const CatchingUp = scene('catchingUp', null)
export const Failed = scene('failed', ['listitem', /./])
