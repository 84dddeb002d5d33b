import {
  type AutopilotData,
  type AutopilotFailure,
  autopilotMachine,
  type AutopilotRequest,
} from '@aloft/machines/autopilot/autopilot.machine'
import { fromPromise } from 'xstate'
import type { AdSubject } from './ad-life.ts'
import { failureOf, useLoaded } from '../../state/queries.ts'
import { type FailureDetails, queryKey } from '../../state/replies.ts'
import { api } from '../core/api.ts'
import { fetchReply } from '../core/queries.ts'

/** Why the autopilot of an ad failed to load. */
export function useAutopilotFailure({ ideaId, balloonId, componentId }: AdSubject): FailureDetails | null {
  const campaign = useLoaded<'get-ad-campaign'>(
    queryKey('get-ad-campaign', { ideaId, balloonId, componentId }),
  )
  const history = useLoaded<'get-autopilot-logs'>(queryKey('get-autopilot-logs', { ideaId, balloonId }))
  return failureOf(campaign) ?? failureOf(history)
}

async function load(
  { ideaId, balloonId, componentId }: AdSubject,
  signal: AbortSignal,
): Promise<AutopilotData> {
  const [campaign, history] = await Promise.all([
    fetchReply('get-ad-campaign', { ideaId, balloonId, componentId }, signal),
    fetchReply('get-autopilot-logs', { ideaId, balloonId }, signal),
  ])
  if (!campaign || !history) throw new Error('the autopilot was not loaded')
  return { state: campaign.autopilot, logs: history.logs }
}

async function askFor(subject: AdSubject, request: AutopilotRequest): Promise<AutopilotFailure | null> {
  const outcome =
    request.type === 'SWITCH'
      ? await api.call('set-autopilot', { ...subject, isOn: request.isOn })
      : request.type === 'LIFT'
        ? await api.call('lift-autopilot-hold', { ...subject, lever: request.lever })
        : await api.call('retry-autopilot', { ...subject })
  if (outcome.kind === 'reply') return null
  return outcome.kind === 'failure' ? outcome.failure.error : 'generic'
}

/** The autopilot of one ad, with calls to the server. */
export function wiredAutopilot(subject: AdSubject) {
  return autopilotMachine.provide({
    actors: {
      load: fromPromise<AutopilotData>(({ signal }) => load(subject, signal)),
      ask: fromPromise<AutopilotFailure | null, AutopilotRequest>(({ input }) => askFor(subject, input)),
    },
  })
}
