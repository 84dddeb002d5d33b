import type {} from '@aloft/messages/i18n'
import { useTranslation } from '../../primitives/use-translation.ts'
import { Button } from '../../primitives/button.tsx'
import { Heading } from '../../primitives/heading.tsx'
import { Stack } from '../../primitives/stack.tsx'
import { Row } from '../../primitives/row.tsx'
import { Text } from '../../primitives/text.tsx'
import type { InspectorWay } from './inspector-data.ts'
import * as css from './machine-inspector.css.ts'

export interface StateWaysProps {
  state: string
  /** All transitions of the machine. */
  ways: readonly InspectorWay[]
  onClose: () => void
}

/** The transitions out of a state with their actions, in words: the chart for screen readers. */
export function StateWays({ state, ways, onClose }: StateWaysProps) {
  const { t } = useTranslation()
  const own = ways.filter(({ source, kind }) => source === state && kind !== 'initial')
  return (
    <Stack as="section" gap={12}>
      <Row gap={8} justify="between">
        <Heading level={3} size={16}>
          {t('inspector.ways.title', { state: shortName(state) })}
        </Heading>
        <Button size="small" variant="quiet" onPress={onClose}>
          {t('inspector.ways.close')}
        </Button>
      </Row>
      {own.length === 0 ? (
        <Text size={13} tone="soft">
          {t('inspector.ways.none')}
        </Text>
      ) : (
        <ul className={css.ways}>
          {own.map((way) => (
            <li key={way.id}>
              <Cause way={way} />{' '}
              <span>
                {way.target === null
                  ? t('inspector.ways.stays')
                  : t('inspector.ways.to', { target: shortName(way.target) })}
              </span>
              <span className={css.soft}>
                {way.guard ? ` ${t('inspector.ways.if', { guard: way.guard })}` : ''}
                {way.actions.length > 0
                  ? ` ${t('inspector.ways.doing', { actions: way.actions.join(', ') })}`
                  : ''}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  )
}

function Cause({ way: { kind, cause } }: { way: InspectorWay }) {
  const { t } = useTranslation()
  const words = isCause(kind) ? t(`inspector.ways.${kind}`, { cause }) : cause
  return <span className={css.cause}>{words}</span>
}

type Kind = 'always' | 'after' | 'done' | 'error' | 'snapshot' | 'complete'
const isCause = (kind: string): kind is Kind =>
  ['always', 'after', 'done', 'error', 'snapshot', 'complete'].includes(kind)

// Without the machine's name, which is shown above.
const shortName = (id: string) => id.slice(id.indexOf('.') + 1)
