/** The kind of the tasks that write a few texts while somebody waits. */
export const textsKind = 'ad-texts'

/** The work that the tokens of a set of texts are set aside for. */
export function textsReference(taskId: string): string {
  return `texts:${taskId}`
}
