import type { ThreadCall } from '@aloft/domain/assistant/thread-message.entity'
import type {
  FieldPlace,
  ProposedField,
  ToolArguments,
} from '@aloft/domain/assistant/tools/tool-arguments.entity'
import type { ToolResult } from '@aloft/domain/assistant/tools/tool-results.entity'
import type { JsonValue } from '@aloft/domain/core/json'

/** A proposal that a call has made, with the values that it was made from. */
export interface ProposalInCall {
  readonly id: string
  readonly ideaId: string
  readonly fields: readonly (ProposedField & { readonly base: JsonValue })[]
}

/** Null for a call without a proposal, or whose fields couldn't be read. */
export function proposalIn({
  id,
  name,
  ideaId,
  arguments: given,
  output,
}: ThreadCall): ProposalInCall | null {
  if (name !== 'update_brief_field' || ideaId === null || !output || !('proposed' in output)) return null
  const { fields } = given as ToolArguments<'update_brief_field'>
  const { proposed } = output as ToolResult<'update_brief_field'>
  const baseOf = (place: FieldPlace) =>
    proposed.find((one) => JSON.stringify(one.place) === JSON.stringify(place))?.base ?? null
  return { id, ideaId, fields: fields.map((field) => ({ ...field, base: baseOf(field.place) })) }
}
