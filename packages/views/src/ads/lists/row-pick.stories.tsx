import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { RowPick, RowsPick } from './row-pick.tsx'

const rows = ['Lamp repair Galway', 'A Wren for the nightstand']

function Picked() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set(rows.slice(0, 1)))
  const onPick = (id: string) =>
    setIds((before) => new Set([...before].filter((one) => one !== id).concat(before.has(id) ? [] : id)))
  return (
    <table>
      <thead>
        <tr>
          <RowsPick selection={{ ids, onPick, onPickAll: (all) => setIds(new Set(all)) }} ids={rows} />
          <th scope="col">Name</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((name) => (
          <tr key={name}>
            <RowPick name={name} isPicked={ids.has(name)} onPick={() => onPick(name)} />
            <td>{name}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const meta: Meta<typeof Picked> = {
  title: 'Screens/Follow the results/Parts/Row pick',
  component: Picked,
  parameters: { width: 360 },
}
export default meta
type Story = StoryObj<typeof meta>

export const SomeAndAll: Story = {
  play: async ({ canvasElement }) => {
    const table = within(canvasElement)
    const all = table.getByRole('checkbox', { name: 'Select all ads' })
    await expect(all).toBePartiallyChecked()
    await userEvent.click(all)
    await expect(table.getByRole('checkbox', { name: 'Select A Wren for the nightstand' })).toBeChecked()
    await userEvent.click(all)
    await expect(table.getByRole('checkbox', { name: 'Select Lamp repair Galway' })).not.toBeChecked()
    await userEvent.click(table.getByRole('checkbox', { name: 'Select Lamp repair Galway' }))
    await expect(all).toBePartiallyChecked()
    ;(document.activeElement as HTMLElement).blur()
  },
}
