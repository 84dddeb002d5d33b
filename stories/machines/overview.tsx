import { Grid } from '@aloft/design-system/primitives/grid'
import { Heading } from '@aloft/design-system/primitives/heading'
import { Ruler } from '@aloft/design-system/primitives/ruler'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import { leavesOf } from '@aloft/machines/core/leaves'
import { type MachineName, machineTable } from './generated/machine-table.ts'
import * as css from './overview.css.ts'

/** What each machine is for, for people who have never seen one. */
const purposes: Record<MachineName, string> = {
  'ad-generation': 'Writes an ad in the background, and finds it again after a reload.',
  'ad-status': 'Decides what may happen to an ad from draft to end. The server uses the same table.',
  autopilot: 'Shows what the autopilot of an ad did and why, and asks it to check again.',
  connection: 'Notices that the server is out of reach, and that it’s back.',
  'create-ad': 'Asks the six questions of the wizard, and continues where somebody left.',
  'draft-queue': 'Saves edits one after another, keeps them while offline, and asks about conflicts.',
  'first-ads': 'Orders the first ads of a brand with one button, and retries what failed.',
  launch: 'Leads an ad through checks, payment and review to its days on the platform.',
  onboarding: 'Takes a new user from their website to a first brand.',
  session: 'Knows who is signed in, from the first check to logging out.',
  'social-login': 'Signs somebody in who comes back from Google or Facebook.',
  'website-connection': 'Finds the pasted code on a website while the page is open.',
  'website-scan': 'Reads a website, step by step, for at most 40 seconds.',
}

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
          {Object.entries(machineTable).map(([name, { machine }]) => {
            const states = leavesOf(machine).length
            return (
              <li key={name}>
                <a className={css.machine} href={`./?path=/story/machines-${name}--playground`} target="_top">
                  <Heading level={2} size={20}>
                    {`${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`}
                  </Heading>
                  <Text tone="soft">{purposes[name as MachineName]}</Text>
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
