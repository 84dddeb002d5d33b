import type { EditorSection } from '@aloft/domain/ads/editor-sections.rules'
import type { LaunchObstacle } from '@aloft/domain/ads/ad-readiness.rules'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Icon } from '@aloft/design-system/primitives/icon'
import { Ruler, type TickState } from '@aloft/design-system/primitives/ruler'
import { Text } from '@aloft/design-system/primitives/text'
import * as css from './completeness.css.ts'

/** A requirement of a launch. */
export interface CompletenessPart {
  /** Id of the element to link to and focus. */
  id: string
  label: string
  state: TickState
}

export interface CompletenessProps {
  /** In the order of the page. */
  parts: readonly CompletenessPart[]
  /** What blocks a launch, in one line; empty for an ad that's ready. If left out, nothing is shown. */
  obstacles?: readonly LaunchObstacle[] | undefined
}

type GapState = 'bad' | 'warn'
const icons = { bad: 'rejected', warn: 'warning' } as const
const isGap = (part: CompletenessPart): part is CompletenessPart & { state: GapState } =>
  part.state === 'bad' || part.state === 'warn'

function useObstacleWords(): (obstacles: readonly LaunchObstacle[]) => string {
  const { t, i18n } = useTranslation()
  return (obstacles) => {
    if (obstacles.length === 0) return t('editor.ready.launchable')
    const things = obstacles.map(({ kind, count }) => t(`editor.ready.obstacles.${kind}`, { count }))
    const inWords = new Intl.ListFormat(i18n.language, { style: 'long', type: 'conjunction' })
    return t('editor.ready.inTheWay', { things: inWords.format(things) })
  }
}

/** Opens the closed sections around an element, because hidden elements can't be focused. */
function openAround(element: Element): void {
  const closed = element.parentElement?.closest('details:not([open])')
  if (!closed) return
  closed.setAttribute('open', '')
  openAround(closed)
}

/** Opens the sections around an element and focuses it; false if it's not on the page. */
export function leadTo(id: string): boolean {
  const target = document.getElementById(id)
  if (!target) return false
  openAround(target)
  target.focus()
  target.scrollIntoView({ block: 'center' })
  return true
}

/** Opens a section of an editor and focuses its heading; false if it's not on the page. */
export function leadToSection(section: EditorSection): boolean {
  const head = document.querySelector<HTMLElement>(`[data-section="${section}"] > summary`)
  if (!head) return false
  head.parentElement?.setAttribute('open', '')
  head.focus()
  head.scrollIntoView({ block: 'start' })
  return true
}

/** How much of an ad is ready: a tick for each field, and a link to each that isn't (EDT-12). */
export function Completeness({ parts, obstacles }: CompletenessProps) {
  const { t } = useTranslation()
  const inWords = useObstacleWords()
  const gaps = parts.filter(isGap)
  const label = t('editor.ready.count', {
    ready: parts.filter(({ state }) => state === 'on').length,
    count: parts.length,
  })
  const totals = [
    { state: 'bad', count: gaps.filter(({ state }) => state === 'bad').length, words: 'editor.ready.blocks' },
    {
      state: 'warn',
      count: gaps.filter(({ state }) => state === 'warn').length,
      words: 'editor.ready.warnings',
    },
  ] as const
  return (
    <div className={css.frame}>
      <div className={css.top}>
        <Text weight="strong" figures="tabular">
          {label}
        </Text>
        <span className={css.totals}>
          {totals.map(({ state, count, words }) =>
            count > 0 ? (
              <span key={state} className={css.total({ state })}>
                <Icon name={icons[state]} size={14} />
                {t(words, { count })}
              </span>
            ) : null,
          )}
        </span>
      </div>
      <Ruler ticks={parts.map(({ state }) => state)} label={label} size="large" />
      {obstacles ? (
        <Text size={13} tone="soft">
          {inWords(obstacles)}
        </Text>
      ) : null}
      {gaps.length > 0 ? (
        <ul className={css.gaps} aria-label={t('editor.ready.gaps')}>
          {gaps.map(({ id, label: field, state }) => (
            <li key={id}>
              <a
                className={css.gap({ state })}
                href={`#${id}`}
                aria-label={t(state === 'bad' ? 'editor.ready.gapBlocks' : 'editor.ready.gapWarns', {
                  field,
                })}
                onClick={(event) => {
                  // The link moves within the page, so the address must not change.
                  if (leadTo(id)) event.preventDefault()
                }}
              >
                <Icon name={icons[state]} size={14} />
                {field}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
