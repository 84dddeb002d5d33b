import type { AutopilotLog } from '@aloft/domain/ads/autopilot.entity'
import {
  type AutopilotData,
  type AutopilotFailure,
  autopilotMachine,
  type AutopilotRequest,
} from '@aloft/machines/autopilot/autopilot.machine'
import { fromPromise } from 'xstate'
import { type AdSubject, loadAdCampaign } from './ad-life.ts'
import { api } from './api.ts'

/** What the autopilot of an ad has done, the newest first; null where it does not come. */
export async function loadAutopilotLogs(
  ad: Pick<AdSubject, 'ideaId' | 'balloonId'>,
): Promise<readonly AutopilotLog[] | null> {
  const outcome = await api.call('get-autopilot-logs', { ideaId: ad.ideaId, balloonId: ad.balloonId })
  return outcome.kind === 'reply' ? outcome.reply.logs : null
}

async function load(subject: AdSubject): Promise<AutopilotData> {
  const [campaign, logs] = await Promise.all([loadAdCampaign(subject), loadAutopilotLogs(subject)])
  if (!campaign || !logs) throw new Error('the autopilot did not come')
  return { state: campaign.autopilot, logs }
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

/** The autopilot of one ad, over the server. */
export function wiredAutopilot(subject: AdSubject) {
  return autopilotMachine.provide({
    actors: {
      load: fromPromise<AutopilotData>(() => load(subject)),
      ask: fromPromise<AutopilotFailure | null, AutopilotRequest>(({ input }) => askFor(subject, input)),
    },
  })
}
