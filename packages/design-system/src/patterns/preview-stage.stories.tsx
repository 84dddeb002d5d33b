import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Heading } from '../primitives/heading.tsx'
import { Text } from '../primitives/text.tsx'
import { PreviewStage } from './preview-stage.tsx'

const meta: Meta<typeof PreviewStage> = {
  title: 'Components/Ads/Preview stage',
  component: PreviewStage,
  parameters: { pictures: 'once', width: 480 },
  args: {
    title: (
      <Heading level={3} size={16}>
        Preview
      </Heading>
    ),
    children: <Text>What people will see of the ad.</Text>,
    tabs: [
      { id: 'facebook', label: 'Facebook feed' },
      { id: 'story', label: 'Story' },
    ],
    tab: 'story',
    onTab: fn(),
    scheme: 'light',
    onScheme: fn(),
    hasSafeZones: false,
    onSafeZones: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

/** Stories only exist on phones, and the app covers part of them. */
export const OfStory: Story = {
  play: async ({ args, canvasElement }) => {
    const stage = within(canvasElement)
    await userEvent.click(stage.getByRole('button', { name: 'Facebook feed' }))
    await expect(args.onTab).toHaveBeenCalledWith('facebook')
    await userEvent.click(stage.getByRole('button', { name: 'Show areas the app covers' }))
    await expect(args.onSafeZones).toHaveBeenCalledWith(true)
    await userEvent.click(stage.getByRole('button', { name: 'Dark feed', pressed: false }))
    await expect(args.onScheme).toHaveBeenCalledWith('dark')
    await expect(stage.queryByRole('group', { name: 'Device' })).toBeNull()
    await expect(stage.queryByRole('group', { name: 'Picture format' })).toBeNull()
  },
}

/** A feed shows pictures in two formats, on two devices. */
export const OfFeed: Story = {
  args: {
    tab: 'facebook',
    device: 'mobile',
    onDevice: fn(),
    format: '1:1',
    onFormat: fn(),
    scheme: 'dark',
    hasSafeZones: undefined,
  },
  play: async ({ args, canvasElement }) => {
    const stage = within(canvasElement)
    await userEvent.click(stage.getByRole('button', { name: '4:5' }))
    await expect(args.onFormat).toHaveBeenCalledWith('4:5')
    await userEvent.click(stage.getByRole('button', { name: 'Dark feed', pressed: true }))
    await expect(args.onScheme).toHaveBeenCalledWith('light')
    await expect(stage.queryByRole('button', { name: 'Show areas the app covers' })).toBeNull()
  },
}
