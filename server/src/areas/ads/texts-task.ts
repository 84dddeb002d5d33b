import { tokenReference } from '@aloft/domain/plans/tokens.rules'

/** The kind of tasks that write a few texts while the user waits. */
export const textsKind = 'ad-texts'

/** The reference that the tokens of a set of texts are reserved under. */
export function textsReference(taskId: string): string {
  return tokenReference('textSet', taskId)
}
