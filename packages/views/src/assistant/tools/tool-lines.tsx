import { Icon } from '@aloft/design-system/primitives/icon'
import { Spinner } from '@aloft/design-system/primitives/spinner'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { assistantTools } from '@aloft/messages/en/assistant-tools'
import type {} from '@aloft/messages/i18n'
import { useReadFrom } from '../figures/use-read-from.ts'
import type { ShownTool } from './tool-content.ts'
import * as css from './tool-lines.css.ts'

export interface ToolLinesProps {
  tools: readonly ShownTool[]
}

/** What the assistant is doing and has done in the app, with where and when it read its data (AST-04). */
export function ToolLines({ tools }: ToolLinesProps) {
  const { t } = useTranslation()
  return (
    <ul className={css.lines} aria-label={t('assistantTools.list')}>
      {tools.map((tool) => (
        <Line key={tool.id} tool={tool} />
      ))}
    </ul>
  )
}

type Lines = typeof assistantTools.lines
const lineOf = (name: string): keyof Lines =>
  Object.hasOwn(assistantTools.lines, name) ? (name as keyof Lines) : 'other'

type Failures = typeof assistantTools.failed
const failureOf = (error: string): keyof Failures =>
  Object.hasOwn(assistantTools.failed, error) ? (error as keyof Failures) : 'other'

function Line({ tool: { name, state, error, read } }: { tool: ShownTool }) {
  const { t } = useTranslation()
  const readFrom = useReadFrom()
  return (
    <li className={css.line}>
      <span className={css.sign({ state })}>
        {state === 'running' ? <Spinner /> : <Icon name={state === 'done' ? 'check' : 'close'} size={14} />}
      </span>
      <span>
        {state === 'running'
          ? t(`assistantTools.lines.${lineOf(name)}.running`)
          : state === 'done'
            ? t(`assistantTools.lines.${lineOf(name)}.done`)
            : state === 'stopped'
              ? t('assistantTools.stoppedTool')
              : t(`assistantTools.failed.${failureOf(error ?? '')}`)}
      </span>
      {read ? <span className={css.read}>{readFrom(read)}</span> : null}
    </li>
  )
}
