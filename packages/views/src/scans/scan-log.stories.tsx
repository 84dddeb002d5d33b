import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '@aloft/design-system/primitives/button'
import { nightjarPictures } from '@aloft/design-system/patterns/nightjar-pictures.fixtures'
import { ScanLog } from './scan-log.tsx'
import { doneLines, readingLines } from './scan-log.fixtures.ts'

const meta: Meta<typeof ScanLog> = {
  title: 'Screens/Brand and briefs/Parts/Scan log',
  component: ScanLog,
  parameters: { width: 340 },
  args: { lines: readingLines },
}
export default meta
type Story = StoryObj<typeof meta>

export const Reading: Story = {
  play: async ({ canvasElement }) => {
    const lines = within(canvasElement).getAllByRole('listitem')
    await expect(lines[0]).toHaveTextContent('Journal /journalReading now')
    await expect(lines[1]).toHaveTextContent('14:06:07/press Page not found, skipped')
    await expect(lines.at(-1)).toHaveTextContent('14:06:01Home /Name, summary, logo, your customers')
  },
}

/** All pictures are one row. */
export const Done: Story = {
  args: { lines: doneLines, pictures: nightjarPictures.slice(0, 3).map(({ url }) => url) },
  play: async ({ canvasElement }) => {
    const [newest] = within(canvasElement).getAllByRole('listitem')
    await expect(newest).toHaveTextContent('Pictures 3 pictures')
  },
}

export const Empty: Story = { args: { lines: [] } }

const inOneColumn: Story['decorators'] = [
  (Story) => <div style={{ containerType: 'inline-size' }}>{Story()}</div>,
]

export const Folded: Story = { decorators: inOneColumn }

export const Unfolded: Story = {
  decorators: inOneColumn,
  play: async ({ canvasElement }) => {
    const log = within(canvasElement)
    await expect(log.queryByRole('list')).toBeNull()
    await userEvent.click(log.getByRole('button', { name: 'Show all' }))
    await expect(log.getByRole('list')).toBeVisible()
    await expect(log.getByRole('button', { name: 'Show less' })).toHaveFocus()
  },
}

function Growing() {
  const [count, setCount] = useState(2)
  return (
    <>
      <ScanLog lines={doneLines.slice(0, count)} />
      <Button onPress={() => setCount(count + 1)}>One more line</Button>
    </>
  )
}

export const SpokenNowAndThen: Story = {
  render: () => <Growing />,
  play: async ({ canvasElement }) => {
    const log = within(canvasElement)
    const spoken = log.getByRole('status')
    const more = log.getByRole('button', { name: 'One more line' })
    await userEvent.click(more)
    await userEvent.click(more)
    await expect(spoken).toHaveTextContent('Home: Name, summary, logo, your customers')
    await waitFor(() => expect(spoken).toHaveTextContent('Lamps: Offers, pictures'), { timeout: 4000 })
  },
}
