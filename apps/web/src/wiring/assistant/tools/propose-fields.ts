import type { BriefValue } from '@aloft/domain/briefs/brief-merge.rules'
import { readPlaces } from './proposed-places.ts'
import { brandOf, type ToolHandler } from './tool-handler.ts'

/** Answers with the fields as they are now. The user decides about the new values in the chat, whenever they like. */
export const proposeFields: ToolHandler<'update_brief_field'> = async ({ fields }, call) => {
  const ideaId = brandOf(call)
  const current = await readPlaces(
    ideaId,
    fields.map(({ place }) => place),
    call.signal,
  )
  return {
    proposed: fields.map(({ place }, index) => ({ place, base: (current[index] ?? null) as BriefValue })),
  }
}
