import { exampleAdCreative } from '@aloft/contract/creatives/creatives.examples'
import { nightjarPictures } from '@aloft/design-system/patterns/nightjar-pictures.fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { type AppAt, never, refused, screenStories } from '../../stories/app-at.tsx'

const meta: Meta<typeof AppAt> = {
  ...screenStories,
  title: 'Screens/Edit an ad/In the app/Creatives',
  args: { address: '/0/creatives' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { args: { shows: /Evenings, better lit/ } }

const drawn = {
  isRenderFinished: true,
  renderUrl: nightjarPictures[0]?.url ?? '',
  renderUrls: { '1:1': nightjarPictures[0]?.url ?? '' },
  failure: null,
}
let numPolls = 0

/** Its picture is drawn while the page is open (OPN-100). */
export const Drawn: Story = {
  args: {
    shows: /Evenings, better lit/,
    answers: {
      'get-ad-creative': ({ adCreativeId }) => ({
        ...exampleAdCreative,
        _id: adCreativeId,
        ...(++numPolls % 3 === 0 && { renderData: drawn }),
      }),
    },
  },
  play: async (context) => {
    await screenStories.play(context)
    const page = within(context.canvasElement)
    await expect(await page.findByRole('img', { name: /Picture of/ })).toBeVisible()
    await expect(page.getByRole('button', { name: /Download/ })).toBeEnabled()
  },
}

export const Loading: Story = {
  args: { answers: { 'get-ad-creatives': never }, shows: 'Loading your creatives' },
}

export const Failed: Story = {
  args: { answers: { 'get-ad-creatives': refused }, shows: 'We couldn’t load your creatives' },
}

export const Empty: Story = {
  args: { answers: { 'get-ad-creatives': { adCreatives: [], next: null } }, shows: 'No creatives yet' },
}
