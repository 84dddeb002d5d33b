import { SelectField } from '@aloft/design-system/primitives/select-field'
import { Stack } from '@aloft/design-system/primitives/stack'
import { sessionMachine } from '@aloft/machines/session/session.machine'
import { sessionScenarios, sessionStarts } from '@aloft/machines/session/session.scenarios'
import { LiveInspector } from '@aloft/web/screens/dev/live-inspector'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { expectActive } from './playground.tsx'
import { Scene, type Shows } from './scene.tsx'
import { tryStart, type StartName } from './session-start.ts'
import { drawSession } from './session-view.tsx'

const meta: Meta = {
  title: 'Machines/Session starts',
  parameters: { layout: 'fullscreen' },
}
export default meta

const names = Object.keys(sessionStarts) as StartName[]

/** `like` is the story that the result must equal to the pixel. */
function start(name: StartName, shows: Shows | null, like?: string): StoryObj {
  return {
    parameters: {
      widths: [390],
      pictureOf: '[data-scene]',
      ...(like && { pictureName: like }),
      ...(shows === null && { pictureName: 'machines-nothing' }),
    },
    render: () => <Start name={name} />,
    play: async ({ canvasElement }) => {
      const page = within(canvasElement)
      const { sees } = sessionScenarios[sessionStarts[name].leaf]
      await expect(await page.findByText((words) => words.endsWith(sees))).toBeVisible()
      const scene = within(page.getByRole('group', { name }))
      if (shows === null) await expect(scene.getByText('Nothing is shown for this state.')).toBeVisible()
      else await expect(scene.getAllByRole(shows[0], { name: shows[1] })[0]).toBeVisible()
    },
  }
}

/** A session with this start, until it settles. */
function Start({ name }: { name: StartName }) {
  const [{ actor, run }] = useState(() => tryStart(name))
  const [leaf, setLeaf] = useState<keyof typeof sessionScenarios>('checking')
  const snapshot = useSelector(actor, (now) => now)
  useEffect(() => void run().then(setLeaf), [run])
  const { restore, events } = sessionStarts[name]
  const sees = `Of the stored user is found: ${restore.join(', then ')}. ${sessionScenarios[leaf].sees}`
  return (
    <Scene leaf={name} scenario={{ sees, events }}>
      {drawSession(snapshot)}
    </Scene>
  )
}

const product: Shows = ['navigation', /Brand/]
const login: Shows = ['button', /^Log in$/]
const inProduct = 'machines-session--signed-in'
const atLogin = 'machines-session-starts--with-nobody'

export const WithAStoredUser = start('with a stored user', product, inProduct)
export const WithNobody = start('with nobody', login)
export const WithASessionThatIsOver = start('with a session that is over', login)
export const WithALapsedSocialUser = start('with the session of a social user, which has lapsed', null)
export const WithAnAnswerAtTheSecondTry = start('with an answer at the second try', product, inProduct)
export const BackFromThePlatform = start('back from the platform without having signed in', login, atLogin)
export const WithoutAnAnswer = start(
  'without an answer',
  ['button', /Try again/],
  'machines-session--unreachable',
)
export const ByPassword = start('by password', product, inProduct)
export const BySignUp = start('by sign-up', product, inProduct)
export const ThroughAPlatform = start('through a platform', product, inProduct)
export const ByAMailedLink = start('by a mailed link, over an older session', product, inProduct)
export const FromAnotherTab = start('from another tab', product, inProduct)

/** Each start under the inspector, which shows the states on the way and replays them. */
export const Inspector: StoryObj = {
  parameters: { widths: [1440] },
  render: () => <InspectedStarts />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expectActive(page, 'idle')
    await userEvent.selectOptions(page.getByLabelText('The session starts'), 'without an answer')
    await expectActive(page, 'unreachable')
    await userEvent.selectOptions(page.getByLabelText('The session starts'), 'by password')
    await expectActive(page, 'idle')
    await userEvent.click(page.getByText('Replay log'))
    await expect(page.getByText(/^All \d+ states match the recording/)).toBeVisible()
  },
}

function InspectedStarts() {
  const [name, setName] = useState<StartName>(names[0] as StartName)
  return (
    <div style={{ padding: 32 }}>
      <Stack gap={24}>
        <SelectField
          label="The session starts"
          name="start"
          value={name}
          options={names.map((each) => ({ value: each, label: each }))}
          onChange={(value) => setName(value as StartName)}
        />
        <InspectedStart key={name} name={name} />
      </Stack>
    </div>
  )
}

function InspectedStart({ name }: { name: StartName }) {
  const [{ inspection, run }] = useState(() => tryStart(name))
  useEffect(() => void run(), [run])
  return <LiveInspector title={name} machine={sessionMachine} source={inspection} />
}
