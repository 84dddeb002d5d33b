import { inspectActor } from '@aloft/inspector/live/inspection'
import { LiveInspector } from '@aloft/web/screens/dev/live-inspector'
import type { StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import type { queries } from 'storybook/test'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { createActor } from 'xstate'
import { eventClock } from './event-clock.ts'
import { type MachineName, machineTable } from './generated/machine-table.ts'
import type { InspectedMachine } from './inspected-machine.ts'
import { startSteadyClock } from './steady-clock.ts'

type Page = ReturnType<typeof within<typeof queries>>

/**
 * The story of a machine that runs with simulated actors, under the inspector. It's used until the machine
 * reaches the state `settles`; then its whole log is replayed.
 */
export function playground(
  name: MachineName,
  settles: string,
  act: (page: Page) => Promise<void> = async () => {},
): StoryObj {
  return {
    parameters: { layout: 'fullscreen', widths: [1440] },
    render: () => <Playground name={name} />,
    play: async ({ canvasElement }) => {
      const page = within(canvasElement)
      await expectActive(page, machineTable[name].machine.id)
      await act(page)
      await expectActive(page, settles)
      // Found by text: finding a button by its role would compute the name of every state of a large chart
      // first.
      const replay = page.getByText('Replay log')
      if ((replay as HTMLButtonElement).disabled) return
      await userEvent.click(replay)
      await expect(page.getByText(/^All \d+ states match the recording/)).toBeVisible()
      await userEvent.click(page.getByText('Back to live'))
      await expectActive(page, settles)
    },
  }
}

/** Waits until the chart marks a state as active. */
export async function expectActive(page: Page, state: string): Promise<void> {
  await waitFor(() => expect(page.getByLabelText(`${state}, active`)).toBeVisible(), {
    timeout: 8000,
  })
}

function Playground({ name }: { name: MachineName }) {
  const row: InspectedMachine = machineTable[name]
  const [running] = useState(() => {
    const clock = startSteadyClock()
    const actor = createActor(row.simulated(clock), { input: row.input, clock })
    return {
      actor,
      inspection: inspectActor(actor, { now: eventClock(), examples: row.examples }),
    }
  })
  useEffect(() => {
    running.actor.start()
    return () => void running.actor.stop()
  }, [running])
  return (
    <div style={{ padding: 32 }}>
      <LiveInspector title={name} machine={row.machine} source={running.inspection} />
    </div>
  )
}
