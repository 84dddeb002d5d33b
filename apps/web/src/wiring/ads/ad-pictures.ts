import type { PayloadOf, ReplyOf } from '@aloft/contract/schemas'
import { absorbCreative } from '../../state/creatives.ts'
import { api } from '../core/api.ts'

export type SuggestedPicture = ReplyOf<'suggest-pictures'>['choices'][number]

/** Creates a picture; resolves with its id, or null. */
export async function choosePicture(payload: PayloadOf<'choose-picture'>): Promise<string | null> {
  const outcome = await api.call('choose-picture', payload)
  if (outcome.kind !== 'reply') return null
  absorbCreative(outcome.reply)
  return outcome.reply._id
}

/**
 * Draws suggested pictures in sequence and passes each to `onDrawn`; a picture that can't be drawn stays
 * blank.
 */
export async function drawSuggestions(
  choices: readonly SuggestedPicture[],
  signal: AbortSignal,
  onDrawn: (index: number, svg: string) => void,
): Promise<void> {
  try {
    const { drawCreative } = await import('../creatives/draw-creative.ts')
    for (const [index, { creative }] of choices.entries()) {
      const svg = await drawCreative(creative)
      if (signal.aborted) return
      onDrawn(index, svg)
    }
  } catch (error) {
    console.warn('suggested pictures not drawn', error)
  }
}
