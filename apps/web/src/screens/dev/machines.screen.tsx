import { PlainFrame } from '@aloft/views/frame/plain-frame'
import { Heading } from '@aloft/design-system/primitives/heading'
import { SelectField } from '@aloft/design-system/primitives/select-field'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { usePageTitle } from '../../navigation/use-page-title.ts'
import { devMachines } from '../../wiring/core/dev-machines.ts'
import { type MachineWatch, type PublishedMachine, watchMachines } from '../../wiring/core/machine-channel.ts'
import { type InspectorSource, LiveInspector } from './live-inspector.tsx'
import { OutboxSection } from './outbox-section.tsx'

const watch = watchMachines()

/** The machines that run in the tabs of this browser, live, and the outbox; in development only (MAC-06). */
export function Screen() {
  const { t } = useTranslation()
  usePageTitle(t('inspector.dev.title'))
  const machines = useSyncExternalStore(watch.subscribe, watch.getMachines)
  const [chosen, setChosen] = useState('')
  const shown = machines.find(({ id }) => id === chosen) ?? machines[0]
  const known = shown && devMachines[shown.machine]
  return (
    <PlainFrame homeHref="/0" width="wide">
      <Stack gap={24}>
        <Stack gap={4}>
          <Heading level={1} size={32}>
            {t('inspector.dev.title')}
          </Heading>
          <Text tone="soft">{machines.length > 0 ? t('inspector.dev.lead') : t('inspector.dev.none')}</Text>
        </Stack>
        {shown ? (
          <SelectField
            label={t('inspector.dev.machines')}
            name="machine"
            value={shown.id}
            options={machines.map(({ id, name, tab }) => ({
              value: id,
              label: t('inspector.dev.machine', { name, tab }),
            }))}
            onChange={setChosen}
          />
        ) : null}
        {shown && known ? <Remote key={shown.id} shown={shown} machine={known.machine} /> : null}
        <OutboxSection />
      </Stack>
    </PlainFrame>
  )
}

function Remote({
  shown: { id, name },
  machine,
}: {
  shown: PublishedMachine
  machine: Parameters<typeof LiveInspector>[0]['machine']
}) {
  const source = useMemo(() => sourceOf(watch, id), [id])
  return <LiveInspector title={name} machine={machine} source={source} />
}

function sourceOf({ getMachines, subscribe, send, clear }: MachineWatch, id: string): InspectorSource {
  let last = getMachines().find((each) => each.id === id)
  return {
    // A machine that has ended is shown in its last state until another one is selected.
    getState: () => {
      last = getMachines().find((each) => each.id === id) ?? last
      if (!last) throw new Error(`no machine ${id} has been published`)
      return last.state
    },
    subscribe,
    // Whether it's accepted is in the log, which the other tab writes.
    send: (event) => {
      send(id, event)
      return true
    },
    clear: () => clear(id),
  }
}
