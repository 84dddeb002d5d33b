import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sanitize } from 'storybook/internal/csf'

export interface StoryFile {
  /** From the root of the checkout. */
  readonly file: string
  /** As Storybook shows it: `Components/Actions/Button`. */
  readonly title: string
  /** How the ids of its stories begin. */
  readonly id: string
}

/** The files of stories in a checkout. Their titles are read from the text, as every file writes its own as a literal. */
export function storyFiles(checkout: string): StoryFile[] {
  const { stdout } = spawnSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '*.stories.tsx'],
    { cwd: checkout, encoding: 'utf8' },
  )
  return stdout
    .split('\n')
    .filter(Boolean)
    .flatMap((file) => {
      const title = /\btitle: '([A-Z][^'/]*\/[^']+)'/.exec(readFileSync(join(checkout, file), 'utf8'))?.[1]
      return title ? [{ file, title, id: sanitize(title) }] : []
    })
}
