import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { adCards } from './ad-card.fixtures.ts'
import { launchedAds } from './launched-ads.fixtures.ts'
import { AdCardLife } from './ad-card-life.tsx'
import { LaunchPill } from './launch-pill.tsx'
import { AdCard, type AdCardData, MakingCard } from './ad-card.tsx'
import { frameFixture } from '../../frame/app-frame.fixtures.ts'

const [google, instagram] = adCards as [AdCardData, AdCardData]

const meta: Meta<typeof AdCard> = {
  title: 'Screens/Follow the results/Parts/Ad card',
  component: AdCard,
  parameters: { width: 240 },
  args: { ad: instagram, brand: frameFixture.brand, onOpen: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

export const WithPicture: Story = {
  play: async ({ args, canvasElement }) => {
    const open = within(canvasElement).getByRole('button', { name: 'Open A Wren for the nightstand' })
    const picture = within(canvasElement).getByRole('presentation')
    const { width, height } = picture.getBoundingClientRect()
    await expect(Math.abs(width - height)).toBeLessThan(1)
    await userEvent.click(open)
    await expect(args.onOpen).toHaveBeenCalledWith('a2')
    open.blur()
  },
}

export const Archived: Story = {
  parameters: { pictureOf: '[data-picture] article > :last-child' },
  args: { onArchive: fn() },
  play: async ({ args, canvasElement }) => {
    const archive = within(canvasElement).getByRole('button', { name: 'Archive A Wren for the nightstand' })
    await userEvent.click(archive)
    await expect(args.onArchive).toHaveBeenCalledWith('a2')
    await expect(args.onOpen).not.toHaveBeenCalled()
  },
}

/** A draft can be renamed in place; a live ad can't (EDT-03). */
export const Renamed: Story = {
  parameters: { pictureOf: '[data-picture] article > :last-child' },
  args: { ad: { ...instagram, status: 'IN_PROGRESS' }, onArchive: fn(), onRename: fn() },
  render: (args) => (
    <>
      <AdCard {...args} />
      <AdCard {...args} ad={{ ...instagram, name: 'A Wren for the hall', status: 'running' }} />
    </>
  ),
  play: async ({ args, canvasElement }) => {
    const cards = within(canvasElement)
    await userEvent.click(cards.getByRole('button', { name: 'Rename A Wren for the nightstand' }))
    await expect(args.onRename).toHaveBeenCalledWith('a2')
    await expect(args.onOpen).not.toHaveBeenCalled()
    await expect(cards.getAllByRole('button', { name: /^Rename/ })).toHaveLength(1)
  },
}

/** Each stage of an ad's life, with the figures that matter in it. */
export const Launched: Story = {
  parameters: { width: 760 },
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 20 }}>
      {launchedAds.map((ad) => (
        <AdCard key={ad.id} {...args} ad={ad} Life={AdCardLife} LaunchPill={LaunchPill} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const cards = within(canvasElement)
    await expect(cards.getByText('Ends Monday')).toBeVisible()
    await expect(cards.getByText('Day 12 of 30, €7.50 a day')).toBeVisible()
    await expect(cards.getByRole('img', { name: 'Day 21 of 23' })).toBeVisible()
    await expect(cards.getByText('Your text mentions a personal trait.')).toBeVisible()
    await expect(cards.getByText('Stopped on day 15 of 30')).toBeVisible()
    await expect(cards.getByText('€142.80')).toBeVisible()
  },
}

export const WithoutPicture: Story = { args: { ad: google } }

export const LongTexts: Story = {
  parameters: { width: 260 },
  args: {
    ad: {
      ...google,
      platform: 'instagram',
      status: 'deprecated',
      name: 'Donaudampfschifffahrtsgesellschaftskapitänskajütenleuchten für alle, die abends noch lesen wollen',
      text: 'مصابيح زجاجية منفوخة يدويا في غالواي لكل من يحب القراءة في المساء الطويل على ضوء دافئ',
    },
  },
}

export const Making: Story = {
  render: () => <MakingCard making={{ platform: 'google', progress: 62.4 }} />,
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: '62% done' })
    await expect(bar).toHaveAttribute('aria-valuenow', '19')
  },
}
