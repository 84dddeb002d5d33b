import { type AdColumn, adColumns, allAdColumns } from '@aloft/domain/core/ad-columns'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ColumnChooser } from './column-chooser.tsx'

const meta: Meta<typeof ColumnChooser<AdColumn>> = {
  title: 'Screens/Follow the results/Parts/Column chooser',
  component: ColumnChooser,
  parameters: { width: 360, pictureOf: '[role="dialog"]' },
  args: {
    columns: adColumns,
    choice: { all: allAdColumns, usual: adColumns },
    word: String,
    onColumns: fn(),
  },
  decorators: [(Story) => <div style={{ minHeight: 840 }}>{Story()}</div>],
  render: function Stateful(args) {
    const { t } = useTranslation()
    const [columns, setColumns] = useState<readonly AdColumn[]>(args.columns)
    const onColumns = (next: readonly AdColumn[]) => {
      setColumns(next)
      args.onColumns(next)
    }
    return (
      <ColumnChooser
        {...args}
        columns={columns}
        word={(column) => t(`adList.columns.${column}`)}
        onColumns={onColumns}
      />
    )
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const OwnColumns: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Columns' }))
    const panel = within(await within(document.body).findByRole('dialog', { name: 'Columns' }))
    await userEvent.click(panel.getByLabelText('Type'))
    await userEvent.click(panel.getByLabelText('Clicks'))
    await userEvent.click(panel.getByRole('button', { name: 'Move Clicks up' }))
    await expect(args.onColumns).toHaveBeenLastCalledWith([
      'name',
      'status',
      'platform',
      'startDate',
      'timeRemaining',
      'impressions',
      'results',
      'spend',
      'clicks',
      'performance',
    ])
    await expect(panel.getByRole('button', { name: 'Move Status up' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await userEvent.click(panel.getByRole('button', { name: 'Reset columns' }))
    await expect(args.onColumns).toHaveBeenLastCalledWith(adColumns)
    await userEvent.click(panel.getByLabelText('ROAS'))
    ;(document.activeElement as HTMLElement).blur()
  },
}
