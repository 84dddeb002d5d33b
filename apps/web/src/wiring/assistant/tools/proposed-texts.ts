import { focusKeys } from '@aloft/domain/assistant/focus-keys.rules'
import type { ToolArguments } from '@aloft/domain/assistant/tools/tool-arguments.entity'
import { entries, type Entry } from '../../../state/replies.ts'
import { threadKey } from '../../../state/assistant.ts'

/** The texts that conversations have proposed for an ad, so that none is proposed again. */
export function proposedTexts(adId: string): string[] {
  const threads = focusKeys.map((key) => entries[threadKey(key)] as Entry<'bot-get-messages'> | undefined)
  const calls = threads.flatMap((thread) => thread?.reply?.threadMessages ?? []).flatMap((one) => one.calls)
  return calls.flatMap(({ name, arguments: given }) => {
    if (name !== 'update_brief_field') return []
    const { fields } = given as ToolArguments<'update_brief_field'>
    return fields.flatMap(({ place, value }) =>
      place.kind === 'ad' && place.adId === adId && typeof value === 'string' ? value : [],
    )
  })
}
