import { Grid } from '@aloft/design-system/primitives/grid'
import { Heading } from '@aloft/design-system/primitives/heading'
import { Ruler } from '@aloft/design-system/primitives/ruler'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import { leavesOf } from '@aloft/machines/core/leaves'
import { machineTable } from './generated/machine-table.ts'
import * as css from './overview.css.ts'

/** Every machine with its purpose. A tick is a state. */
export function MachinesOverview() {
  return (
    <main className={css.page}>
      <Stack gap={32}>
        <Stack gap={12}>
          <Heading level={1} size={44}>
            Machines
          </Heading>
          <Text size={16} tone="soft">
            A machine is everything a process can be in, and what leads from one state to the next. Open one
            to see its chart, send it events, and replay what happened. Each state also has a story of its
            own.
          </Text>
        </Stack>
        <Grid as="ul" columnWidth={280} gap={16}>
          {Object.entries(machineTable).map(([name, { machine, purpose }]) => {
            const states = leavesOf(machine).length
            return (
              <li key={name}>
                <a className={css.machine} href={`./?path=/story/machines-${name}--playground`} target="_top">
                  <Heading level={2} size={20}>
                    {`${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`}
                  </Heading>
                  <Text tone="soft">{purpose}</Text>
                  <div>
                    <Ruler ticks={Array.from({ length: states }, () => 'on')} label={`${states} states`} />
                    <Text size={12} tone="faint" figures="tabular">
                      {states} states, {machine.events.length} events
                    </Text>
                  </div>
                </a>
              </li>
            )
          })}
        </Grid>
      </Stack>
    </main>
  )
}
