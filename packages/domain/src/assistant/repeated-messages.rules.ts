interface Repeatable {
  readonly by: string
  readonly text: string
  /** What each of them did is shown on its own. */
  readonly calls?: readonly unknown[]
}

/** Messages in which those with the same text that follow each other are one, the last, with their count (AST-14). */
export function collapseRepeated<M extends Repeatable>(
  messages: readonly M[],
): readonly { readonly message: M; readonly count: number }[] {
  const collapsed: { message: M; count: number }[] = []
  for (const message of messages) {
    const last = collapsed.at(-1)
    const hasCalls = message.calls !== undefined || last?.message.calls !== undefined
    const isSame = !hasCalls && last?.message.by === message.by && last.message.text === message.text
    if (last && isSame) collapsed[collapsed.length - 1] = { message, count: last.count + 1 }
    else collapsed.push({ message, count: 1 })
  }
  return collapsed
}
