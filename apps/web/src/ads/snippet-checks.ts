import type { SnippetCheckProps } from '@aloft/views/ideas/snippet-check'
import type { Command } from '../queries/use-command.ts'

/** What a page says about a check for a snippet; null is a check that failed. */
export function checkState({
  isPending,
  isDone,
  result,
}: Pick<Command<never, boolean | null>, 'isPending' | 'isDone' | 'result'>): SnippetCheckProps['state'] {
  if (isPending) return 'checking'
  if (!isDone || result) return 'idle'
  return result === null ? 'failed' : 'notFound'
}
