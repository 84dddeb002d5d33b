import { type Mix, newMix } from '@aloft/domain/creatives/mixer/mix.rules'
import { parseMix } from '@aloft/domain/creatives/mixer/parse-mix.rules'
import { storedRecord, storeRecord } from './stored-records.ts'

/** What the user mixed for a brand and has chosen (ENT-28, ENT-32), or else a mix of everything. */
export function storedMix(ideaId: string): Mix {
  return parseMix(storedRecord('creativeMixerBackgroundData', ideaId)) ?? newMix
}

/** Stores a mix, so that it outlasts a reload. */
export function storeMix(ideaId: string, mix: Mix): void {
  storeRecord('creativeMixerBackgroundData', ideaId, mix)
}
