import { adGenerationMachine } from '@aloft/machines/ad-generation/ad-generation.machine'
import {
  adGenerationExamples,
  adGenerationScenarios,
} from '@aloft/machines/ad-generation/ad-generation.scenarios'
import { adStatusMachine } from '@aloft/machines/ad-status/ad-status.machine'
import { adStatusExamples, adStatusScenarios } from '@aloft/machines/ad-status/ad-status.scenarios'
import { autopilotMachine } from '@aloft/machines/autopilot/autopilot.machine'
import { autopilotExamples, autopilotScenarios } from '@aloft/machines/autopilot/autopilot.scenarios'
import { connectionMachine } from '@aloft/machines/connection/connection.machine'
import { connectionExamples, connectionScenarios } from '@aloft/machines/connection/connection.scenarios'
import { createAdMachine } from '@aloft/machines/create-ad/create-ad.machine'
import { createAdExamples, createAdScenarios } from '@aloft/machines/create-ad/create-ad.scenarios'
import { firstAdsMachine } from '@aloft/machines/first-ads/first-ads.machine'
import { firstAdsExamples, firstAdsScenarios } from '@aloft/machines/first-ads/first-ads.scenarios'
import { launchMachine } from '@aloft/machines/launch/launch.machine'
import { launchExamples, launchScenarios } from '@aloft/machines/launch/launch.scenarios'
import { onboardingMachine } from '@aloft/machines/onboarding/onboarding.machine'
import { onboardingExamples, onboardingScenarios } from '@aloft/machines/onboarding/onboarding.scenarios'
import { sessionMachine } from '@aloft/machines/session/session.machine'
import { sessionExamples, sessionScenarios } from '@aloft/machines/session/session.scenarios'
import { socialLoginMachine } from '@aloft/machines/social-login/social-login.machine'
import {
  socialLoginExamples,
  socialLoginScenarios,
} from '@aloft/machines/social-login/social-login.scenarios'
import { draftQueueMachine } from '@aloft/machines/draft-queue/draft-queue.machine'
import { draftQueueExamples, draftQueueScenarios } from '@aloft/machines/draft-queue/draft-queue.scenarios'
import { websiteScanMachine } from '@aloft/machines/website-scan/website-scan.machine'
import {
  websiteScanExamples,
  websiteScanScenarios,
} from '@aloft/machines/website-scan/website-scan.scenarios'
import type { EventExamples } from '@aloft/inspector/live/possible'
import type { AnyStateMachine } from 'xstate'
import { simulated } from './simulated-actors.ts'
import type { SteadyClock } from './steady-clock.ts'

export interface InspectedMachine {
  /** The machine without its actors, which makes no calls. */
  readonly machine: AnyStateMachine
  /** The same with simulated actors that answer like a server after a moment. */
  readonly simulated: (clock: SteadyClock) => AnyStateMachine
  readonly input: unknown
  readonly scenarios: Readonly<Record<string, { readonly sees: string }>>
  readonly examples: EventExamples
}

/** Every machine, by the name of its folder; used by the inspector's pages and tests. */
export const machineTable = {
  'ad-generation': {
    machine: adGenerationMachine,
    simulated: simulated.adGeneration,
    input: { ideaId: '0197a000-0000-7000-8000-000000000001', dismissedId: null },
    scenarios: adGenerationScenarios,
    examples: adGenerationExamples,
  },
  'ad-status': {
    machine: adStatusMachine,
    simulated: () => adStatusMachine,
    input: undefined,
    scenarios: adStatusScenarios,
    examples: adStatusExamples,
  },
  autopilot: {
    machine: autopilotMachine,
    simulated: simulated.autopilot,
    input: undefined,
    scenarios: autopilotScenarios,
    examples: autopilotExamples,
  },
  connection: {
    machine: connectionMachine,
    simulated: simulated.connection,
    input: undefined,
    scenarios: connectionScenarios,
    examples: connectionExamples,
  },
  'create-ad': {
    machine: createAdMachine,
    simulated: simulated.createAd,
    input: { draft: null },
    scenarios: createAdScenarios,
    examples: createAdExamples,
  },
  'first-ads': {
    machine: firstAdsMachine,
    simulated: simulated.firstAds,
    input: undefined,
    scenarios: firstAdsScenarios,
    examples: firstAdsExamples,
  },
  launch: {
    machine: launchMachine,
    simulated: simulated.launch,
    input: { standing: launchScenarios.ready.context.standing },
    scenarios: launchScenarios,
    examples: launchExamples,
  },
  onboarding: {
    machine: onboardingMachine,
    simulated: simulated.onboarding,
    input: { url: null, hasAnswers: false, hasDraft: false },
    scenarios: onboardingScenarios,
    examples: onboardingExamples,
  },
  session: {
    machine: sessionMachine,
    simulated: simulated.session,
    input: undefined,
    scenarios: sessionScenarios,
    examples: sessionExamples,
  },
  'social-login': {
    machine: socialLoginMachine,
    simulated: simulated.socialLogin,
    input: { code: 'a-code', failure: null, platform: null },
    scenarios: socialLoginScenarios,
    examples: socialLoginExamples,
  },
  'draft-queue': {
    machine: draftQueueMachine,
    simulated: simulated.draftQueue,
    input: undefined,
    scenarios: draftQueueScenarios,
    examples: draftQueueExamples,
  },
  'website-scan': {
    machine: websiteScanMachine,
    simulated: simulated.websiteScan,
    input: { url: null },
    scenarios: websiteScanScenarios,
    examples: websiteScanExamples,
  },
} as const satisfies Readonly<Record<string, InspectedMachine>>

export type MachineName = keyof typeof machineTable
