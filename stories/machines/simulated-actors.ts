import type { QuestionnaireAnswers } from '@aloft/domain/account/questionnaire.rules'
import type { AdParams } from '@aloft/domain/ads/ad-generation.entity'
import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'
import type { WizardParams } from '@aloft/domain/ads/wizard-params.rules'
import { adGenerationMachine } from '@aloft/machines/ad-generation/ad-generation.machine'
import type { AdGenPoll, CreateAdResult, FinishedAd } from '@aloft/machines/ad-generation/task'
import { evaluationUnderWay, pausedAd } from '@aloft/machines/autopilot/autopilot.fixtures'
import {
  type AutopilotData,
  type AutopilotFailure,
  autopilotMachine,
  type AutopilotRequest,
} from '@aloft/machines/autopilot/autopilot.machine'
import { connectionMachine } from '@aloft/machines/connection/connection.machine'
import { createAdMachine, type SubmitAdResult } from '@aloft/machines/create-ad/create-ad.machine'
import { firstAdsOf, offerOf, sceneMs } from '@aloft/machines/first-ads/first-ads.fixtures'
import {
  type FirstAdsPoll,
  firstAdsMachine,
  type OrderResult,
} from '@aloft/machines/first-ads/first-ads.machine'
import { launchMachine } from '@aloft/machines/launch/launch.machine'
import type {
  ActResult,
  AdAction,
  LaunchAction,
  PayOrder,
  StartResult,
} from '@aloft/machines/launch/requests'
import {
  type DescribeResult,
  onboardingMachine,
  type SaveBrandInput,
  type SaveBrandResult,
} from '@aloft/machines/onboarding/onboarding.machine'
import {
  type Credentials,
  type EnterResult,
  type RestoreResult,
  sessionMachine,
  type SignUpForm,
} from '@aloft/machines/session/session.machine'
import {
  type RedeemInput,
  type RedeemResult,
  socialLoginMachine,
} from '@aloft/machines/social-login/social-login.machine'
import type { DraftUpdate } from '@aloft/machines/draft-queue/drafts'
import { type SaveResult, draftQueueMachine } from '@aloft/machines/draft-queue/draft-queue.machine'
import {
  type PollInput,
  type ScanPoll,
  type ScanStart,
  websiteScanMachine,
} from '@aloft/machines/website-scan/website-scan.machine'
import type { PaymentOutcome } from '@aloft/domain/launches/payment-outcome.rules'
import { fromPromise, type NonReducibleUnknown } from 'xstate'
import type { SteadyClock } from './steady-clock.ts'

const answerMs = 150
const url = 'https://nightjar.example'
const ideaId = '0197a000-0000-7000-8000-000000000001'
const balloonId = '0197a000-0000-7000-8000-000000000002'
const begin = Date.UTC(2026, 10, 21, 12)

/** Makes actors that answer after a moment, as calls would; their attempts count from 1. */
const answersOn =
  (clock: SteadyClock) =>
  <Output, Input>(answer: (input: Input, tries: number) => Output) => {
    let tries = 0
    return fromPromise<Output, Input>(({ input }) => {
      tries++
      return new Promise<void>((resolve) => void clock.setTimeout(resolve, answerMs)).then(() =>
        answer(input, tries),
      )
    })
  }

/** A scan that's done on the fifth poll. */
function websiteScan(clock: SteadyClock) {
  const answering = answersOn(clock)
  return websiteScanMachine.provide({
    actors: {
      start: answering<ScanStart, { url: string }>(() => ({ status: 'IN_PROGRESS', url })),
      poll: answering<ScanPoll, PollInput>((_, tries) => ({
        status: tries < 5 ? 'IN_PROGRESS' : 'SUCCESS',
        lastSeq: tries,
      })),
    },
  })
}

/** A paused ad; a requested evaluation is done one poll later. */
function autopilot(clock: SteadyClock) {
  const answering = answersOn(clock)
  let isAsked = false
  return autopilotMachine.provide({
    actors: {
      load: answering<AutopilotData, NonReducibleUnknown>(() => {
        const logs = isAsked ? [evaluationUnderWay, ...pausedAd.logs] : pausedAd.logs
        isAsked = false
        return { ...pausedAd, logs }
      }),
      ask: answering<AutopilotFailure | null, AutopilotRequest>(({ type }) => {
        isAsked = type === 'EVALUATE'
        return null
      }),
    },
  })
}

/** An ad that is done three polls after it was requested. */
function adGeneration(clock: SteadyClock) {
  const answering = answersOn(clock)
  let polls = 0
  let hasBegun = false
  return adGenerationMachine.provide({
    actors: {
      poll: answering<AdGenPoll, { ideaId: string }>(() => {
        if (!hasBegun) return { status: null, now: new Date(begin) }
        const steps = (['brief', 'texts', 'targeting', 'creative'] as const).slice(0, ++polls)
        return {
          status: {
            _id: '0197a000-0000-7000-8000-000000000003',
            status: polls < 3 ? 'IN_PROGRESS' : 'DONE',
            failureStatus: null,
            date: new Date(polls < 3 ? begin : begin + polls * 16_000),
            ideaId,
            balloonId,
            platform: 'facebook',
            steps: [...steps],
          },
          now: new Date(begin + polls * 16_000),
        }
      }),
      createAd: answering<CreateAdResult, AdParams>(() => {
        hasBegun = true
        polls = 0
        return { ideaId, balloonId }
      }),
      finish: answering<void, FinishedAd>(() => undefined),
    },
  })
}

/** Three ads; each poll after the order finishes one more. */
function firstAds(clock: SteadyClock) {
  const answering = answersOn(clock)
  const statuses = (done: number) =>
    [0, 1, 2].map((place) => (place < done ? 'DONE' : place === done ? 'IN_PROGRESS' : 'WAITING'))
  let polls = -1
  return firstAdsMachine.provide({
    actors: {
      load: answering<FirstAdsPoll, NonReducibleUnknown>(() =>
        polls < 0
          ? { firstAds: null, offer: offerOf(3), nowMs: sceneMs }
          : { firstAds: firstAdsOf(statuses(++polls)), offer: null, nowMs: sceneMs },
      ),
      order: answering<OrderResult, { platform: AdPlatform | null }>(() => {
        polls = 0
        return { firstAds: firstAdsOf(statuses(0)), nowMs: sceneMs }
      }),
    },
  })
}

/** The server knows one password: `a password`. */
function session(clock: SteadyClock) {
  const answering = answersOn(clock)
  return sessionMachine.provide({
    actors: {
      restore: answering<RestoreResult, NonReducibleUnknown>(() => 'signedOut'),
      logIn: answering<EnterResult, Credentials>(({ password }) =>
        password === 'a password' ? { isSignedIn: true } : { isSignedIn: false, failure: 'badLogin' },
      ),
      signUp: answering<EnterResult, SignUpForm>(() => ({ isSignedIn: true })),
      logOut: answering<void, NonReducibleUnknown>(() => undefined),
      logOutEverywhere: answering<void, NonReducibleUnknown>(() => undefined),
    },
  })
}

/** The credit changes before the first payment; the second one is refused, the third goes to the provider. */
function launch(clock: SteadyClock) {
  const answering = answersOn(clock)
  return launchMachine.provide({
    actors: {
      start: answering<StartResult, { action: LaunchAction; order: PayOrder }>((_, tries) => {
        if (tries === 1) return { kind: 'refused', failure: 'creditAmountChanged' }
        return tries === 2 ? { kind: 'refused', failure: 'notPublished' } : { kind: 'leaving', url: '/pay' }
      }),
      leave: answering<void, { url: string }>(() => undefined),
      confirm: answering<PaymentOutcome, { paymentId: string }>(() => ({ state: 'canceled', paid: null })),
      act: answering<ActResult, { action: AdAction }>(() => ({ kind: 'done', creditedAmount: 178.5 })),
    },
  })
}

/** The address has an account, whose password is `lamplight 39`. */
function socialLogin(clock: SteadyClock) {
  const answering = answersOn(clock)
  const step = { platform: 'google', email: 'orla@nightjar.example', code: 'a-code' } as const
  return socialLoginMachine.provide({
    actors: {
      redeem: answering<RedeemResult, RedeemInput>(({ password }) =>
        password === 'lamplight 39'
          ? { kind: 'entered' }
          : { kind: 'password', isPasswordWrong: password !== undefined, ...step },
      ),
    },
  })
}

/** The first save is lost on the way, the others succeed. */
function draftQueue(clock: SteadyClock) {
  const answering = answersOn(clock)
  return draftQueueMachine.provide({
    actors: {
      save: answering<SaveResult, DraftUpdate>((_, tries) => {
        if (tries === 1) throw new Error('no answer')
        return { savedAt: new Date(begin) }
      }),
    },
  })
}

function createAd(clock: SteadyClock) {
  return createAdMachine.provide({
    actors: { submit: answersOn(clock)<SubmitAdResult, WizardParams>(() => ({ balloonId })) },
  })
}

function onboarding(clock: SteadyClock) {
  const answering = answersOn(clock)
  return onboardingMachine.provide({
    actors: {
      scan: websiteScan(clock),
      saveAnswers: answering<void, QuestionnaireAnswers>(() => undefined),
      describe: answering<DescribeResult, string>(() => ({ isWritten: true })),
      saveBrand: answering<SaveBrandResult, SaveBrandInput>(() => ({ isSaved: true })),
    },
  })
}

/** The machines with simulated actors that answer like a server, for demos and tests; each takes the clock it runs on. */
export const simulated = {
  adGeneration,
  autopilot,
  /** It makes no calls. */
  connection: () => connectionMachine,
  createAd,
  firstAds,
  launch,
  onboarding,
  session,
  socialLogin,
  draftQueue,
  websiteScan,
}
