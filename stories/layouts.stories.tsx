import type { Meta, StoryObj } from '@storybook/react-vite'
import { everyEntry, frameFixture } from '@aloft/views/frame/app-frame.fixtures'
import { AppFrame } from '@aloft/views/frame/app-frame'
import { BareFrame } from '@aloft/views/frame/bare-frame'
import { EmptyFrame } from '@aloft/views/frame/empty-frame'
import { AuthFrame } from '@aloft/views/frame/auth-frame'
import { NavBarFrame } from '@aloft/views/frame/nav-bar-frame'
import { PlainFrame } from '@aloft/views/frame/plain-frame'
import { Text } from '@aloft/design-system/primitives/text'
import { expect, fn } from 'storybook/test'

/** The ten layouts (RTE-23), each with the frame around its pages. */
const meta: Meta = {
  title: 'Foundations/Frames',
  parameters: { layout: 'fullscreen', widths: [820] },
}
export default meta
type Story = StoryObj

const page = <Text>The page stands here.</Text>
const product = { ...frameFixture, entries: everyEntry, onLogOut: fn() }

function leastWidth(canvasElement: HTMLElement): string {
  const frame = canvasElement.querySelector('[class*=_frame]')
  return frame ? getComputedStyle(frame).minWidth : ''
}

export const AdStore: Story = {
  render: () => (
    <AppFrame {...product} width="store">
      {page}
    </AppFrame>
  ),
  play: async ({ canvasElement }) => {
    await expect(leastWidth(canvasElement)).toBe('1100px')
  },
}

export const AppPage: Story = {
  render: () => <AppFrame {...product}>{page}</AppFrame>,
  play: async ({ canvasElement }) => {
    await expect(leastWidth(canvasElement)).toBe('400px')
  },
}

export const Balloon: Story = { render: () => <BareFrame>{page}</BareFrame> }

export const BalloonNotFound: Story = { render: () => <PlainFrame homeHref="/">{page}</PlainFrame> }

export const Default: Story = {
  parameters: { pictureName: 'foundations-frames--balloon-not-found' },
  render: () => <PlainFrame homeHref="/0">{page}</PlainFrame>,
}

export const Empty: Story = { render: () => <EmptyFrame>{page}</EmptyFrame> }

export const Auth: Story = { render: () => <AuthFrame homeHref="/0">{page}</AuthFrame> }

export const NavBar: Story = {
  render: () => <NavBarFrame {...product}>{page}</NavBarFrame>,
}

export const None: Story = {
  render: () => <BareFrame width="rendering">{page}</BareFrame>,
  play: async ({ canvasElement }) => {
    await expect(leastWidth(canvasElement)).toBe('1200px')
  },
}

export const Onboarding: Story = {
  parameters: { pictureName: 'foundations-frames--balloon-not-found' },
  render: () => <PlainFrame homeHref="/0">{page}</PlainFrame>,
}
