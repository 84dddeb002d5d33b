import type { EventExamples } from '@aloft/inspector/live/possible'
import { adGenerationMachine } from '@aloft/machines/ad-generation/ad-generation.machine'
import { adGenerationExamples } from '@aloft/machines/ad-generation/ad-generation.scenarios'
import { adStatusMachine } from '@aloft/machines/ad-status/ad-status.machine'
import { adStatusExamples } from '@aloft/machines/ad-status/ad-status.scenarios'
import { autopilotMachine } from '@aloft/machines/autopilot/autopilot.machine'
import { autopilotExamples } from '@aloft/machines/autopilot/autopilot.scenarios'
import { connectionMachine } from '@aloft/machines/connection/connection.machine'
import { connectionExamples } from '@aloft/machines/connection/connection.scenarios'
import { createAdMachine } from '@aloft/machines/create-ad/create-ad.machine'
import { createAdExamples } from '@aloft/machines/create-ad/create-ad.scenarios'
import { creativeMixerMachine } from '@aloft/machines/creative-mixer/creative-mixer.machine'
import { creativeMixerExamples } from '@aloft/machines/creative-mixer/creative-mixer.scenarios'
import { creativeWizardMachine } from '@aloft/machines/creative-wizard/creative-wizard.machine'
import { creativeWizardExamples } from '@aloft/machines/creative-wizard/creative-wizard.scenarios'
import { firstAdsMachine } from '@aloft/machines/first-ads/first-ads.machine'
import { firstAdsExamples } from '@aloft/machines/first-ads/first-ads.scenarios'
import { guideMachine } from '@aloft/machines/guide/guide.machine'
import { guideExamples } from '@aloft/machines/guide/guide.scenarios'
import { launchMachine } from '@aloft/machines/launch/launch.machine'
import { launchExamples } from '@aloft/machines/launch/launch.scenarios'
import { onboardingMachine } from '@aloft/machines/onboarding/onboarding.machine'
import { onboardingExamples } from '@aloft/machines/onboarding/onboarding.scenarios'
import { sessionMachine } from '@aloft/machines/session/session.machine'
import { sessionExamples } from '@aloft/machines/session/session.scenarios'
import { socialLoginMachine } from '@aloft/machines/social-login/social-login.machine'
import { socialLoginExamples } from '@aloft/machines/social-login/social-login.scenarios'
import { draftQueueMachine } from '@aloft/machines/draft-queue/draft-queue.machine'
import { draftQueueExamples } from '@aloft/machines/draft-queue/draft-queue.scenarios'
import { websiteScanMachine } from '@aloft/machines/website-scan/website-scan.machine'
import { websiteScanExamples } from '@aloft/machines/website-scan/website-scan.scenarios'
import type { AnyStateMachine } from 'xstate'

export interface DevMachine {
  /** The machine without its actors: enough for the chart and for replays. */
  readonly machine: AnyStateMachine
  readonly examples: EventExamples
}

/** The app's machines by their own ids. */
export const devMachines: Readonly<Record<string, DevMachine>> = {
  [adGenerationMachine.id]: { machine: adGenerationMachine, examples: adGenerationExamples },
  [adStatusMachine.id]: { machine: adStatusMachine, examples: adStatusExamples },
  [autopilotMachine.id]: { machine: autopilotMachine, examples: autopilotExamples },
  [connectionMachine.id]: { machine: connectionMachine, examples: connectionExamples },
  [createAdMachine.id]: { machine: createAdMachine, examples: createAdExamples },
  [creativeMixerMachine.id]: { machine: creativeMixerMachine, examples: creativeMixerExamples },
  [creativeWizardMachine.id]: { machine: creativeWizardMachine, examples: creativeWizardExamples },
  [firstAdsMachine.id]: { machine: firstAdsMachine, examples: firstAdsExamples },
  [guideMachine.id]: { machine: guideMachine, examples: guideExamples },
  [launchMachine.id]: { machine: launchMachine, examples: launchExamples },
  [onboardingMachine.id]: { machine: onboardingMachine, examples: onboardingExamples },
  [sessionMachine.id]: { machine: sessionMachine, examples: sessionExamples },
  [socialLoginMachine.id]: { machine: socialLoginMachine, examples: socialLoginExamples },
  [draftQueueMachine.id]: { machine: draftQueueMachine, examples: draftQueueExamples },
  [websiteScanMachine.id]: { machine: websiteScanMachine, examples: websiteScanExamples },
}
