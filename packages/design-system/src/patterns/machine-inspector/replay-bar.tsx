import type {} from '@aloft/messages/i18n'
import { useTranslation } from '../../primitives/use-translation.ts'
import { Button } from '../../primitives/button.tsx'
import { Heading } from '../../primitives/heading.tsx'
import { Notice } from '../../primitives/notice.tsx'
import { Stack } from '../../primitives/stack.tsx'
import { Cluster } from '../../primitives/cluster.tsx'
import { Text } from '../../primitives/text.tsx'

export type LogProblem = 'notJson' | 'notALog' | 'otherVersion' | 'otherMachine' | 'brokenEntry'

export interface ShownReplay {
  /** Number of replayed events; 0 is the start of the log. */
  readonly step: number
  readonly count: number
  /** The first event that led to a state other than the recorded one. */
  readonly differsAt: number | null
  /** When an imported log was recorded. */
  readonly importedFrom?: Date
}

export interface ReplayBarProps {
  replay: ShownReplay | null
  canReplay: boolean
  /** Why the last chosen file was refused. */
  refused?: { readonly problem: LogProblem; readonly entry?: number } | null
  onBegin: () => void
  onStep: (step: number) => void
  onLive: () => void
}

/** Replays a log one event at a time, and reports whether the machine reaches the same states. */
export function ReplayBar({ replay, canReplay, refused, onBegin, onStep, onLive }: ReplayBarProps) {
  const { t, i18n } = useTranslation()
  return (
    <Stack as="section" gap={12}>
      <Heading level={3} size={16}>
        {t('inspector.replay.title')}
      </Heading>
      {refused ? (
        <Notice tone="error">
          {t(`inspector.replay.refused.${refused.problem}`, { entry: refused.entry ?? 0 })}
        </Notice>
      ) : null}
      {replay ? (
        <>
          {replay.importedFrom ? (
            <Text size={13} tone="soft">
              {t('inspector.replay.imported', {
                date: replay.importedFrom.toLocaleString(i18n.language, {
                  dateStyle: 'medium',
                  timeStyle: 'short',
                  timeZone: 'UTC',
                }),
              })}
            </Text>
          ) : null}
          <Notice tone={replay.differsAt === null ? 'success' : 'warning'}>
            {replay.differsAt === null
              ? t('inspector.replay.same', { count: replay.count })
              : t('inspector.replay.differs', { seq: replay.differsAt })}
          </Notice>
          <Cluster gap={8}>
            <Button size="small" isDisabled={replay.step === 0} onPress={() => onStep(replay.step - 1)}>
              {t('inspector.replay.back')}
            </Button>
            <Button
              size="small"
              isDisabled={replay.step === replay.count}
              onPress={() => onStep(replay.step + 1)}
            >
              {t('inspector.replay.next')}
            </Button>
            <Text as="span" size={13} figures="tabular">
              {t('inspector.replay.step', { step: replay.step, count: replay.count })}
            </Text>
            <Button size="small" variant="quiet" onPress={onLive}>
              {t('inspector.replay.live')}
            </Button>
          </Cluster>
        </>
      ) : (
        <div>
          <Button size="small" isDisabled={!canReplay} onPress={onBegin}>
            {t('inspector.replay.begin')}
          </Button>
        </div>
      )}
    </Stack>
  )
}
