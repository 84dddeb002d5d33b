/** What the chat shows of a tool that the assistant uses. */
export interface ShownTool {
  readonly id: string
  readonly name: string
  readonly state: 'running' | 'done' | 'failed' | 'stopped'
  /** Why it failed, as a key; null otherwise. */
  readonly error: string | null
  /** Where its data was read, and when; null if it read nothing. */
  readonly read: { readonly source: string; readonly date: Date } | null
}

/** What the assistant asks with buttons. */
export interface ShownOptions {
  readonly question: string
  readonly options: readonly { readonly id: string; readonly label: string }[]
  readonly chosenId: string | null
  /** The answer was stopped, so nothing can be chosen any more. */
  readonly isOver: boolean
}
